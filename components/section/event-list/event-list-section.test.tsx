import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import { getEvents } from '#lib/content/get-event';
import type { SectionOf } from '#lib/content/get-page';
import { anEvent } from '#lib/content/testing/an-event';
import type { Locale } from '#lib/platform/i18n/locales';
import type { Listing } from '#lib/request/listing/list-route';
import { EventListSection } from './event-list-section';

vi.mock('#lib/content/get-event', () => ({ getEvents: vi.fn() }));

const days = ['2026-05-02', '2026-05-09', '2026-05-16', '2026-05-23'];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-05-10T12:00:00Z'), toFake: ['Date'] });
  vi.mocked(getEvents).mockResolvedValue(
    days.map((day) =>
      anEvent({
        _id: day,
        title: day,
        slug: { _type: 'localizedSlug', en: day },
        start: `${day}T18:00:00Z`,
        end: `${day}T21:00:00Z`,
      }),
    ),
  );
});

afterEach(() => {
  vi.useRealTimers();
});

async function show(
  overrides: Partial<SectionOf<'eventListSection'>> = {},
  listing?: Listing,
  locale: Locale = 'en',
) {
  const section: SectionOf<'eventListSection'> = {
    _key: 'events',
    _type: 'eventListSection',
    anchor: null,
    tone: null,
    label: 'Programme',
    heading: 'What is on',
    intro: null,
    limit: null,
    period: 'upcoming',
    place: null,
    actions: null,
    ...overrides,
  };
  return renderLocalized(await EventListSection({ section, locale, listing }), locale);
}

/** Returns the titles of the visible events, in order. */
function seen() {
  return screen
    .getAllByRole('link')
    .filter((link) => !link.closest('[hidden]'))
    .map((link) => link.textContent);
}

/** Returns what a visitor asks of the page of events. */
function asking(query: string): Listing {
  return { route: 'events', query: new URLSearchParams(query) };
}

const nothingAhead = 'No upcoming events right now. Check back soon.';

describe('EventListSection', () => {
  it('lists events that have not ended, the next one first', async () => {
    await show();
    expect(seen()).toEqual(['2026-05-16', '2026-05-23']);
    expect(screen.getByText(nothingAhead)).not.toBeVisible();
  });

  it('lists past events, the latest first', async () => {
    await show({ period: 'past' });
    expect(seen()).toEqual(['2026-05-09', '2026-05-02']);
  });

  it('lists upcoming events when no period is chosen', async () => {
    await show({ period: null });
    expect(seen()).toEqual(['2026-05-16', '2026-05-23']);
  });

  it('shows no more than the limit', async () => {
    await show({ limit: 1 });
    expect(seen()).toEqual(['2026-05-16']);
  });

  it('folds what follows six events, but not those that wait for others to end', async () => {
    vi.mocked(getEvents).mockResolvedValue(
      Array.from({ length: 12 }, (_, index) =>
        anEvent({ _id: `${index}`, title: `${index}`, end: `2026-06-${10 + index}T21:00:00Z` }),
      ),
    );
    const { unmount } = await show({ limit: 4 });
    expect(screen.queryByText('More events')).not.toBeInTheDocument();
    unmount();
    await show({ limit: 8 });
    const folded = screen.getByText('More events').closest('details');
    expect(folded?.querySelectorAll('li:not([hidden])')).toHaveLength(2);
  });

  it('lists only the events of its place', async () => {
    const [first, second] = days
      .slice(2)
      .map((day) =>
        anEvent({ _id: day, title: day, start: `${day}T18:00:00Z`, end: `${day}T21:00:00Z` }),
      );
    if (!first || !second) throw new Error('there are two upcoming events');
    vi.mocked(getEvents).mockResolvedValue([
      { ...first, place: 'taproom' },
      { ...second, place: 'beerHall' },
    ]);
    await show({ place: 'beerHall' });
    expect(seen()).toEqual(['2026-05-23']);
  });

  it('lists an event that is in progress', async () => {
    vi.setSystemTime(new Date('2026-05-16T20:59:00Z'));
    await show();
    expect(seen()).toEqual(['2026-05-16', '2026-05-23']);
  });

  it('shows a message without upcoming events', async () => {
    vi.setSystemTime(new Date('2026-05-24T12:00:00Z'));
    await show();
    expect(screen.getByText(nothingAhead)).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  it('shows a message without past events', async () => {
    vi.mocked(getEvents).mockResolvedValue([]);
    await show({ period: 'past' });
    expect(screen.getByText('No past events yet.')).toBeVisible();
  });
});

describe('EventListSection filtered by month', () => {
  beforeEach(() => {
    const lasting = (start: string, end: string) =>
      anEvent({ _id: start, title: `from ${start}`, start, end });
    vi.mocked(getEvents).mockResolvedValue([
      lasting('2026-05-16T18:00:00Z', '2026-05-17T01:00:00Z'),
      lasting('2026-06-29T08:00:00Z', '2026-07-02T16:00:00Z'),
      lasting('2026-09-05T18:00:00Z', '2026-09-05T20:00:00Z'),
    ]);
  });

  /** Returns the days of the calendar with events, each with the titles after its number. */
  function daysWithEvents() {
    return screen
      .getAllByRole('cell')
      .filter((cell) => within(cell).queryByRole('link'))
      .map((cell) => cell.textContent);
  }

  it('shows it as a calendar, with the evening of a night and each day of an event', async () => {
    const { unmount } = await show({}, asking('month=2026-05'));
    expect(screen.getByRole('table', { name: 'May\u00a02026' })).toBeVisible();
    expect(daysWithEvents()).toEqual(['16from 2026-05-16T18:00:00Z']);
    unmount();
    await show({}, asking('month=2026-07'));
    expect(daysWithEvents()).toEqual(['1from 2026-06-29T08:00:00Z', '2from 2026-06-29T08:00:00Z']);
  });

  it('shows which events are sold out or cancelled, in the language of the page', async () => {
    vi.mocked(getEvents).mockResolvedValue([
      anEvent({ _id: 'gone', title: 'Gone', status: 'soldOut', languages: ['en'] }),
      anEvent({ _id: 'off', title: 'Off', status: 'cancelled' }),
      anEvent({ _id: 'on', title: 'On' }),
    ]);
    await show({}, asking('month=2026-05'), 'cs');
    const links = within(screen.getByRole('table')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Gone Vyprodáno',
      'Off Zrušeno',
      'On',
    ]);
    expect(screen.getByText('Gone', { selector: 'td *' })).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Vyprodáno', { selector: 'td *' }).closest('[lang]')).toBeNull();
  });

  it('leads to the nearest months with events of the kind, and back to the list', async () => {
    await show({}, asking('month=2026-07&kind=tour'));
    const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(address('June\u00a02026')).toBe('/en/events?month=2026-06&kind=tour#list');
    expect(address('September\u00a02026')).toBe('/en/events?month=2026-09&kind=tour#list');
    expect(address('Show all as a list')).toBe('/en/events?kind=tour#list');
  });

  it('leads, and is reached, past months that have events of other kinds only', async () => {
    const month = (number: number) => `2026-${`${number}`.padStart(2, '0')}-16T18:00:00Z`;
    const at = (number: number, kind: 'music' | 'talk') =>
      anEvent({ _id: `${number}`, kind, start: month(number), end: month(number) });
    vi.mocked(getEvents).mockResolvedValue([
      at(6, 'music'),
      at(7, 'talk'),
      at(8, 'music'),
      at(9, 'talk'),
    ]);
    const { unmount } = await show({}, asking('kind=talk'));
    expect(screen.getByRole('link', { name: 'Show as a calendar' })).toHaveAttribute(
      'href',
      '/en/events?month=2026-07&kind=talk#list',
    );
    unmount();
    await show({}, asking('month=2026-07&kind=talk'));
    expect(screen.queryByRole('link', { name: 'June\u00a02026' })).toBeNull();
    expect(screen.getByRole('link', { name: 'September\u00a02026' })).toBeVisible();
  });

  it('is reached from the list', async () => {
    await show({}, asking(''));
    expect(screen.getByRole('link', { name: 'Show as a calendar' })).toHaveAttribute(
      'href',
      '/en/events?month=2026-05#list',
    );
  });
});

describe('EventListSection with more events than a list shows', () => {
  const night = (days: number) => new Date(Date.UTC(2026, 4, 10 + days, 20)).toISOString();

  beforeEach(() => {
    vi.mocked(getEvents).mockResolvedValue(
      Array.from({ length: 400 }, (_, index) => index - 200).map((days) =>
        anEvent({ _id: `${days}`, title: `${days}`, start: night(days), end: night(days) }),
      ),
    );
  });

  const note = () => screen.queryByText(/We’re only showing the next 100 events/);

  it('lists the next ones, with a link to the filter', async () => {
    const { container } = await show();
    expect(seen()).toHaveLength(101);
    expect([seen()[0], seen()[99]]).toEqual(['0', '99']);
    expect(container.querySelectorAll('li').length).toBeLessThanOrEqual(150);
    expect(note()).toBeVisible();
    expect(screen.getByRole('link', { name: 'Filter by month or kind' })).toHaveAttribute(
      'href',
      '/en/events#list',
    );
  });

  it('offers every month, each without the note', async () => {
    const { unmount } = await show({}, asking(''));
    expect(screen.getByRole('option', { name: 'November\u00a02026' })).toBeInTheDocument();
    unmount();
    await show({}, asking('month=2026-11'));
    expect(screen.getAllByRole('link', { name: '199' })).not.toHaveLength(0);
    expect(note()).not.toBeInTheDocument();
  });

  it('lists all of them page by page where they can be filtered', { tags: 'slow' }, async () => {
    const pages = () => within(screen.getByRole('navigation', { name: 'Pages of the list' }));
    const titles = () => seen().filter((text) => /^\d+$/.test(text));
    const { unmount } = await show({}, asking('kind=tour'));
    expect(titles()).toHaveLength(100);
    expect(titles()[0]).toBe('0');
    expect(pages().getByText('Page 1 of 2')).toBeVisible();
    expect(pages().queryByRole('link', { name: 'Earlier events' })).not.toBeInTheDocument();
    const later = pages().getByRole('link', { name: 'Later events' });
    expect(later).toHaveAttribute('href', '/en/events?kind=tour&page=2#list');
    expect(note()).not.toBeInTheDocument();
    unmount();
    await show({}, asking('kind=tour&page=2'));
    expect(titles()).toHaveLength(100);
    expect(titles()[99]).toBe('199');
    const earlier = pages().getByRole('link', { name: 'Earlier events' });
    expect(earlier).toHaveAttribute('href', '/en/events?kind=tour#list');
    expect(pages().queryByRole('link', { name: 'Later events' })).not.toBeInTheDocument();
  });

  it('shows the last page where a later one is requested', async () => {
    await show({}, asking('page=9'));
    expect(screen.getByText('Page 2 of 2')).toBeVisible();
  });

  it('has no note where an editor chose the number, or among past events', async () => {
    const { unmount } = await show({ limit: 3 });
    expect(seen()).toEqual(['0', '1', '2']);
    expect(note()).not.toBeInTheDocument();
    unmount();
    await show({ period: 'past' });
    expect(seen()).toHaveLength(100);
    expect(seen()[0]).toBe('-1');
    expect(note()).not.toBeInTheDocument();
  });
});

describe('EventListSection on the page of all events', () => {
  const asking = (query: string): Listing => ({
    route: 'events',
    query: new URLSearchParams(query),
  });

  beforeEach(() => {
    vi.mocked(getEvents).mockResolvedValue([
      anEvent({ _id: 'over', title: 'over', kind: 'contest', end: '2026-05-02T21:00:00Z' }),
      anEvent({ _id: 'dance', title: 'dance', kind: 'music' }),
      anEvent({
        _id: 'concert',
        title: 'concert',
        kind: 'music',
        start: '2026-06-05T18:00:00Z',
        end: '2026-06-05T20:00:00Z',
      }),
    ]);
  });

  function rows() {
    return screen
      .queryAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent?.trim());
  }

  it('offers the months and kinds of upcoming events', async () => {
    await show({}, asking(''));
    expect(rows()).toEqual(['dance', 'concert']);
    const offered = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(offered).toEqual(['Any', 'May\u00a02026', 'June\u00a02026', 'Any', 'Music']);
  });

  it('lists the events of a month', async () => {
    await show({}, asking('month=2026-06&kind=music'));
    expect(rows()).toEqual(['concert']);
    expect(screen.getByText('1 of 2 events')).toBeVisible();
  });

  it('does not list past events that match', async () => {
    await show({}, asking('kind=contest'));
    expect(rows()).toEqual([]);
    expect(screen.getByText('No events match your filters.')).toBeVisible();
  });

  it('does not filter a list of past events', async () => {
    await show({ period: 'past' }, asking('kind=music'));
    expect(rows()).toEqual(['over']);
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });
});
