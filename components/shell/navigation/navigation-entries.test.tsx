import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import type { NavigationEntry } from '#lib/content/navigation-entry';
import { NavigationEntries } from './navigation-entries';

const plain = { openInNewWindow: false, icon: null, children: [] };

const entries: NavigationEntry[] = [
  {
    ...plain,
    key: 'a',
    title: 'Experiences',
    href: '/en/experiences',
    children: [{ ...plain, key: 'b', title: 'Cellar', href: '/en/experiences/cellar' }],
  },
  { ...plain, key: 'c', title: 'Museum', href: '/en/beer-museum-prague' },
  {
    ...plain,
    key: 'd',
    title: 'Elsewhere',
    href: null,
    children: [
      { ...plain, key: 'e', title: 'Map', href: 'https://map.example', openInNewWindow: true },
    ],
  },
];

function show(look: 'bar' | 'panel' = 'bar') {
  return renderLocalized(
    <NavigationEntries entries={entries} currentPath="/en/beer-museum-prague" look={look} />,
  );
}

test('an entry with children is a link with a labelled button for its submenu beside it', () => {
  const { container } = show();
  expect(screen.getByRole('link', { name: 'Experiences' })).toHaveAttribute(
    'href',
    '/en/experiences',
  );
  const summary = screen.getByLabelText('More under Experiences');
  const menu = summary.closest('details');
  expect(menu && within(menu).getByText('Cellar')).toHaveAttribute(
    'href',
    '/en/experiences/cellar',
  );
  expect(container.querySelectorAll('details[open]')).toHaveLength(0);
});

test('the menu of a phone opens with its first submenu', () => {
  const { container } = show('panel');
  const open = [...container.querySelectorAll('details[open] a')];
  expect(open.map(({ textContent }) => textContent?.trim())).toEqual(['Cellar']);
});

test('an entry without a link is the button itself', () => {
  show();
  expect(screen.getByText('Elsewhere').closest('summary')).not.toBeNull();
});

test('the current page is marked, and a new window is announced', () => {
  show();
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Museum');
  const external = screen.getByText(/^Map/);
  expect(external).toHaveTextContent('Map (opens in a new window)');
  expect(external).toHaveAttribute('target', '_blank');
  expect(external).toHaveAttribute('rel', 'noopener noreferrer');
});
