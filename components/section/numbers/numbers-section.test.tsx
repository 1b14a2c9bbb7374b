import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import type { SectionOf } from '#lib/content/get-page';
import { NumbersSection } from './numbers-section';

const section: SectionOf<'numbersSection'> = {
  _key: 'numbers',
  _type: 'numbersSection',
  anchor: null,
  tone: 'paper',
  label: null,
  heading: null,
  items: [
    { _key: 'a', value: '41', unit: null, label: 'steps down, and a lift' },
    { _key: 'b', value: '8', unit: '°C', label: 'in the lager cellar' },
  ],
};

describe('NumbersSection', () => {
  it('renders each figure with its label, and its unit on the same line', () => {
    renderLocalized(<NumbersSection section={section} locale="en" />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '41 steps down, and a lift',
      '8\u202f°C in the lager cellar',
    ]);
  });

  it('renders a heading', () => {
    renderLocalized(
      <NumbersSection section={{ ...section, heading: 'The house in figures' }} locale="en" />,
    );
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('The house in figures');
  });
});
