import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import type { Section } from '#lib/content/get-page';
import { SectionList } from './section-list';

// These ask the content service; what they draw is tested beside them.
vi.mock('./event-list/event-list-section', () => ({ EventListSection: () => <p>events</p> }));
vi.mock('./experience-list/experience-list-section', () => ({ ExperienceListSection: () => null }));
vi.mock('./faq/faq-section', () => ({ FaqSection: () => null }));
vi.mock('./hero/hero-terms', () => ({ HeroTerms: () => null }));
vi.mock('./job-list/job-list-section', () => ({ JobListSection: () => null }));
vi.mock('./unknown-section', () => ({ UnknownSection: () => null }));
vi.mock('./opening-hours/opening-hours-section', () => ({ OpeningHoursSection: () => null }));
vi.mock('./ticket-prices/ticket-prices-section', () => ({ TicketPricesSection: () => null }));
vi.mock('./tour-languages/tour-languages-section', () => ({ TourLanguagesSection: () => null }));
vi.mock('./vouchers/vouchers-section', () => ({ VouchersSection: () => null }));

const base = { anchor: null, tone: null, label: null } as const;

const hero: Section = {
  ...base,
  _key: 'a',
  _type: 'heroSection',
  heading: 'Come down for a beer.',
  lead: null,
  size: 'plain',
  visit: null,
  buyingTerms: null,
  picture: null,
  actions: null,
};

function callToAction(key: string, label: string): Section {
  return {
    ...base,
    _key: key,
    _type: 'callToActionSection',
    label,
    heading: `Heading of ${label}`,
    text: null,
    picture: null,
    actions: null,
  };
}

const events: Section = {
  ...base,
  _key: 'e',
  _type: 'eventListSection',
  heading: null,
  intro: null,
  limit: null,
  period: null,
  actions: null,
};

/** What a dataset newer than this site may send. */
const unheardOf: Section = JSON.parse('{"_key":"x","_type":"hologramSection","heading":"Boo"}');

describe('SectionList', () => {
  it('draws the sections of a page in their order', () => {
    renderLocalized(<SectionList sections={[hero, callToAction('b', 'Gifts')]} locale="en" />);
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Come down for a beer.',
      'Heading of Gifts',
    ]);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('fills the glass from section to section', () => {
    renderLocalized(
      <SectionList
        sections={[hero, callToAction('b', 'First'), events, callToAction('c', 'Second')]}
        locale="en"
      />,
    );
    expect(screen.getByText('events')).toBeVisible();
    expect(screen.getAllByText(/^\d dl$/).map((mark) => mark.textContent)).toEqual([
      '1 dl',
      '2 dl',
    ]);
  });

  it('passes over a section it has never heard of', () => {
    renderLocalized(<SectionList sections={[unheardOf, hero]} locale="en" />);
    expect(screen.queryByText('Boo')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });

  it('is empty without sections', () => {
    const { container } = renderLocalized(<SectionList sections={[]} locale="en" />);
    expect(container).toBeEmptyDOMElement();
  });
});
