import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import type { SectionOf } from '#lib/content/get-page';
import { indexedSections, PageIndex } from './page-index';

function part(anchor: string | null, label: string | null): SectionOf<'findBookingSection'> {
  const texts = { tone: null, heading: null, intro: null };
  return { _key: `${anchor} ${label}`, _type: 'findBookingSection', anchor, label, ...texts };
}

const parts = [
  part(null, 'Das Haus'),
  part('hours', 'Öffnungszeiten'),
  part('languages', null),
  part('way', 'Anfahrt'),
  part('access', 'Barrierefreiheit'),
  part('people', 'Kontakt'),
];

it('links to the parts of a page that have an anchor and a label', () => {
  renderLocalized(<PageIndex sections={indexedSections(parts)} />, 'de');
  const index = within(screen.getByRole('navigation', { name: 'Auf dieser Seite' }));
  expect(index.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#hours',
    '#way',
    '#access',
    '#people',
  ]);
});

it('lists nothing on a page of few parts', () => {
  expect(indexedSections(parts.slice(0, 5))).toEqual([]);
});
