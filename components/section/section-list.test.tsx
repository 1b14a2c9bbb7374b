import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import type { Section, SectionOf } from '#lib/content/get-page';
import type { ContentProblem } from '#lib/content/model/content-query';
import { aDeal } from '#lib/content/testing/a-deal';
import { aPicture } from '#lib/media/picture/testing/a-picture';
import { SectionList } from './section-list';
import { aTeamSection } from './team/testing/a-team';

// These query the content service; their tests are beside them.
vi.mock('./event-list/event-list-section', () => ({ EventListSection: () => <p>events</p> }));
vi.mock('./experience-list/experience-list-section', () => ({ ExperienceListSection: () => null }));
vi.mock('./faq/faq-section', () => ({ FaqSection: () => null }));
vi.mock('./hero/hero-terms', () => ({ HeroTerms: () => null }));
vi.mock('./job-list/job-list-section', () => ({ JobListSection: () => null }));
vi.mock('./left-out', () => ({ LeftOut: () => null }));
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

function callToAction(key: string, label: string): SectionOf<'callToActionSection'> {
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

const away = { label: 'Away', href: 'https://away.example/', openInNewWindow: true };

/** Sections with a link that opens a new window, one for each way in which they render it. */
const leadingAway: readonly Section[] = [
  { ...callToAction('b', 'Gifts'), actions: [away] },
  {
    ...base,
    _key: 'c',
    _type: 'cardsSection',
    heading: null,
    intro: null,
    items: [
      { _key: 'labelled', title: 'One', text: null, picture: null, link: away },
      {
        _key: 'titled',
        title: 'Two',
        text: null,
        picture: null,
        link: { ...away, label: null },
      },
    ],
  },
  ...(['left', 'fullBleed'] as const).map((layout) => ({
    ...base,
    _key: layout,
    _type: 'imageTextSection' as const,
    heading: null,
    layout,
    shape: 'plain' as const,
    body: null,
    picture: aPicture(),
    actions: [away],
  })),
  {
    ...base,
    _key: 'd',
    _type: 'richTextSection',
    heading: null,
    body: null,
    picture: null,
    actions: [away],
  },
];

const events: Section = {
  ...base,
  _key: 'e',
  _type: 'eventListSection',
  heading: null,
  intro: null,
  limit: null,
  period: null,
  place: null,
  actions: null,
};

const dealHero: Section = {
  ...base,
  _key: 'f',
  _type: 'dealHeroSection',
  anchor: 'deal',
  label: 'This summer',
  picture: null,
  deal: aDeal(),
};

const unknownType: ContentProblem = {
  id: 'page-home',
  type: 'page',
  revision: null,
  field: 'sections[0]._type',
  expected: 'type',
  leftOut: { section: 'x', page: 'page-home', position: 0 },
};

describe('SectionList', () => {
  it('marks the language of a document that is shown in English', () => {
    const sections = [hero, callToAction('b', 'Gifts')];
    const languageAt = (text: string) => screen.getByText(text).closest('[lang]');
    const { unmount } = renderLocalized(
      <SectionList sections={sections} locale="de" languages={['en', 'de']} teams={null} />,
      'de',
    );
    expect(languageAt('Heading of Gifts')?.getAttribute('lang')).not.toBe('en');
    unmount();
    renderLocalized(
      <SectionList sections={sections} locale="de" languages={['en']} teams={null} />,
      'de',
    );
    expect(languageAt('Heading of Gifts')).toHaveAttribute('lang', 'en');
    expect(languageAt('Gifts')).toHaveAttribute('lang', 'en');
    expect(languageAt('Come down for a beer.')).toHaveAttribute('lang', 'en');
  });

  it('announces new windows in the language of the page where its document is in English', () => {
    renderLocalized(
      <SectionList sections={leadingAway} locale="cs" languages={['en']} teams={null} />,
      'cs',
    );
    const hints = screen.getAllByText(/v novém okně/);
    expect(hints.map((hint) => hint.closest('[lang]')?.getAttribute('lang'))).toEqual(
      Array(6).fill('cs'),
    );
  });

  it('renders the sections of a page in their order', () => {
    renderLocalized(
      <SectionList sections={[hero, callToAction('b', 'Gifts')]} teams={null} locale="en" />,
    );
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Come down for a beer.',
      'Heading of Gifts',
    ]);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('increases the fill level from section to section', () => {
    renderLocalized(
      <SectionList
        sections={[hero, callToAction('b', 'First'), events, callToAction('c', 'Second')]}
        teams={null}
        locale="en"
      />,
    );
    expect(screen.getByText('events')).toBeVisible();
    expect(screen.getAllByText(/^\d dl$/).map((mark) => mark.textContent)).toEqual([
      '1 dl',
      '2 dl',
    ]);
  });

  it('leaves out a team without persons, in its index and fill levels, too', () => {
    const team = aTeamSection({ label: 'Team', heading: 'The team.' });
    const parts = ['a', 'b', 'c', 'd'].map((key) => ({ ...callToAction(key, key), anchor: key }));
    renderLocalized(<SectionList sections={[team, ...parts]} teams={null} locale="en" />);
    expect(screen.queryByText('The team.')).not.toBeInTheDocument();
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'a',
      'b',
      'c',
      'd',
    ]);
    expect(screen.getAllByText(/^\d dl$/)[0]?.textContent).toBe('1 dl');
  });

  describe('with a deal', () => {
    afterEach(() => vi.useRealTimers());

    it.each([
      ['2026-04-30T23:59:59+02:00', false],
      ['2026-05-01T00:00:00+02:00', true],
      ['2026-06-30T23:59:59+02:00', true],
      ['2026-07-01T00:00:00+02:00', false],
    ])('has it in its HTML, with its entry in the index, at %s: %s', (time, isIn) => {
      vi.useFakeTimers({ now: new Date(time) });
      const parts = ['a', 'b', 'c', 'd'].map((key) => ({ ...callToAction(key, key), anchor: key }));
      const { container } = renderLocalized(
        <SectionList sections={[...parts, dealHero]} teams={null} locale="en" />,
      );
      const { innerHTML } = container;
      const texts = ['Two mugs', 'An evening for two.', 'TWOMUGS', 'This summer', '#deal'];
      expect(texts.map((text) => innerHTML.includes(text))).toEqual(Array(5).fill(isIn));
    });
  });

  it('shows an editor the problems of left-out sections, in their places', () => {
    renderLocalized(
      <SectionList sections={[hero]} problems={[unknownType]} teams={null} locale="en" />,
    );
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('page-home');
    expect(alert).toHaveTextContent('sections[0]._type');
    const heading = screen.getByRole('heading', { level: 1 });
    expect(alert.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('renders nothing without sections', () => {
    const { container } = renderLocalized(<SectionList sections={[]} teams={null} locale="en" />);
    expect(container).toBeEmptyDOMElement();
  });
});
