import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import type { FilterField } from '#lib/request/listing/filter-field';
import { FilteredList } from './filtered-list';

const dark = { value: 'dark', label: 'Dark' };
const large = { value: 'large', label: 'Half a litre' };
const beer: FilterField = { name: 'beer', label: 'Beer', options: [dark], chosen: null };
const size: FilterField = { name: 'size', label: 'Glass', options: [large], chosen: null };

function show(fields: readonly FilterField[], found = true) {
  const texts = {
    label: 'Filter beers',
    submit: 'Show beers',
    result: '1 of 5 beers',
    none: 'We have no such beer.',
    all: 'See all beers',
  };
  return renderLocalized(
    <FilteredList path="/en/beers" fields={fields} texts={texts} found={found}>
      <p>The beers</p>
    </FilteredList>,
  );
}

it('requests the list by its URL, and scrolls to its beginning', () => {
  const { container } = show([beer, size]);
  const form = container.querySelector('form');
  expect(form).toHaveAttribute('action', '/en/beers#list');
  expect(form?.method).toBe('get');
  expect(container.querySelector('#list')).toContainElement(form);
  expect(screen.getByRole('form', { name: 'Filter beers' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show beers' })).toHaveAttribute('type', 'submit');
  const choice = screen.getByRole('combobox', { name: 'Beer' });
  expect(choice).toHaveDisplayValue('Any');
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Any', 'Dark']);
});

it('shows no number of results while nothing is chosen', () => {
  show([beer, size]);
  expect(screen.queryByText('1 of 5 beers')).not.toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('shows the chosen options, with links that remove each of them or all', () => {
  show([
    { ...beer, chosen: dark },
    { ...size, chosen: large },
  ]);
  expect(screen.getByRole('combobox', { name: 'Glass' })).toHaveDisplayValue('Half a litre');
  expect(screen.getByText('1 of 5 beers')).toBeVisible();
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Remove filter: Dark', '/en/beers?size=large#list'],
    ['Remove filter: Half a litre', '/en/beers?beer=dark#list'],
    ['Clear filters', '/en/beers#list'],
  ]);
});

it('shows a message without matches, and a link to the whole list', () => {
  show([{ ...beer, chosen: dark }], false);
  expect(screen.queryByText('The beers')).not.toBeInTheDocument();
  expect(screen.getByText('We have no such beer.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all beers' })).toHaveAttribute(
    'href',
    '/en/beers#list',
  );
});

it('leaves out fields without options, and the form when none has any', () => {
  const { unmount } = show([beer, { ...size, options: [] }]);
  expect(screen.getAllByRole('combobox')).toHaveLength(1);
  unmount();
  show([{ ...beer, options: [] }], false);
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(screen.getByText('The beers')).toBeVisible();
});
