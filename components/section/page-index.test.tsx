import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import type { Section, SectionOf } from '#lib/content/get-page';
import { aDeal } from '#lib/content/testing/a-deal';
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

it('lists a deal as long as it is shown', () => {
  const deal = { _key: 'd', _type: 'dealHeroSection', tone: null, picture: null } as const;
  const mixed: Section[] = [...parts, { ...deal, anchor: 'deal', label: 'Angebot', deal: aDeal() }];
  const listedOn = (day: string) => {
    vi.useFakeTimers({ now: new Date(`${day}T12:00:00+02:00`) });
    const { unmount } = renderLocalized(<PageIndex sections={indexedSections(mixed)} />, 'de');
    const labels = screen.getAllByRole('link').map(({ textContent }) => textContent);
    unmount();
    vi.useRealTimers();
    return labels.slice(4);
  };
  expect(listedOn('2026-06-30')).toEqual(['Angebot']);
  expect(listedOn('2026-07-01')).toEqual([]);
});

it('lists nothing on a page of few parts', () => {
  expect(indexedSections(parts.slice(0, 5))).toEqual([]);
});
