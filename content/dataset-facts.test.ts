import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { expandDataset, readDataset } from './format/dataset.ts';
import { type FullDocument, isJsonObject, type Json, type JsonObject } from './json/json.ts';
import { documentTypes } from './schema/documents/index.ts';
import {
  eventPlaceOptions,
  faqCategoryOptions,
  venueOptions,
  weekdayOptions,
} from './schema/values/options.ts';

// What holds for the demo content whatever editors change in it, so that it shows every part of the
// site, and what the specification says.

/** The messages of the site, which name every kind of event. */
const messages = join(import.meta.dirname, '../messages/en.json');

const dataset = await readDataset(resolve(import.meta.dirname));
const now = '2026-10-21T10:00:00.000Z';
const today = now.slice(0, 10);

function expandedOn(firstDay: string): FullDocument[] {
  const result = expandDataset(dataset, firstDay);
  return result.ok ? result.value : [];
}

const documents = expandedOn(today);
const ofType = (type: string, from = documents) => from.filter(({ _type }) => _type === type);
const list = (value: Json | undefined): JsonObject[] =>
  Array.isArray(value) ? value.filter(isJsonObject) : [];
const valuesOf = (options: readonly { readonly value?: string }[]) =>
  options.map(({ value }) => value).toSorted();
/** Returns the values of a field in the documents of a type, each once. */
const distinct = (type: string, field: string) =>
  [...new Set(ofType(type).map((document) => document[field]))].toSorted();

describe('documents', () => {
  it.each(documentTypes.map(({ name }) => name))('include at least one %s', (name) => {
    expect(ofType(name)).not.toHaveLength(0);
  });

  it('include one of the settings, and a navigation for header and footer (specification, section 3)', () => {
    expect(ofType('settings')).toHaveLength(1);
    expect(ofType('navigation').map(({ name }) => name)).toEqual(['footer', 'header']);
  });

  it('include five questions or more in every category', () => {
    expect(distinct('faqEntry', 'category')).toEqual(valuesOf(faqCategoryOptions));
    const perCategory = Map.groupBy(ofType('faqEntry'), ({ category }) => category);
    const few = [...perCategory].filter(([, questions]) => questions.length < 5);
    expect(few.map(([category]) => category)).toEqual([]);
  });

  it('include events of every kind and at every place', () => {
    const { event } = JSON.parse(readFileSync(messages, 'utf8'));
    expect(distinct('event', 'kind')).toEqual(Object.keys(event.kind).toSorted());
    expect(distinct('event', 'place')).toEqual(valuesOf(eventPlaceOptions));
  });
});

describe('experiences', () => {
  it.each(ofType('experience'))('take as long as their stages: $_id', ({ minutes, stages }) => {
    const ofStages = list(stages).map((stage) => Number(stage.minutes));
    expect(ofStages.reduce((sum, stage) => sum + stage, 0)).toBe(minutes);
  });

  it('have unique positions in lists', () => {
    expect(distinct('experience', 'order')).toHaveLength(ofType('experience').length);
  });
});

describe('opening hours', () => {
  const museum = ofType('openingHours').find(({ venue }) => venue === 'museum');

  it('exist for every venue', () => {
    expect(distinct('openingHours', 'venue')).toEqual(valuesOf(venueOptions));
  });

  it.each(ofType('openingHours'))('contain every weekday: $_id', ({ weekly }) => {
    const days = list(weekly).map(({ day }) => String(day));
    expect(days.toSorted()).toEqual(valuesOf(weekdayOptions));
  });

  it('past midnight are included', () => {
    const nights = ofType('openingHours').flatMap(({ weekly }) =>
      list(weekly).filter(({ opens, closes }) => String(closes) < String(opens)),
    );
    expect(nights).not.toHaveLength(0);
  });

  it('of the museum include exceptions with other hours and closed days', () => {
    const exceptions = list(museum?.exceptions);
    expect(exceptions.filter(({ closed }) => closed === true)).not.toHaveLength(0);
    expect(exceptions.filter(({ opens }) => opens !== undefined)).not.toHaveLength(0);
  });

  it('are written as HH:mm', () => {
    const times = ofType('openingHours')
      .flatMap(({ weekly, exceptions }) => [...list(weekly), ...list(exceptions)])
      .flatMap(({ opens, closes, lastEntry }) => [opens, closes, lastEntry])
      .filter((time) => time !== undefined);
    expect(times.filter((time) => !/^([01]\d|2[0-3]):[0-5]\d$/.test(String(time)))).toEqual([]);
  });
});

describe('documents with an end', () => {
  const spans = [
    ['event', 'start', 'end'],
    ['announcement', 'from', 'to'],
    ['deal', 'validFrom', 'validThrough'],
    ['jobPosting', 'datePosted', 'validThrough'],
  ] as const;

  it.each(['2026-01-01', '2026-03-28', today, '2026-12-25', '2026-12-31'])(
    'end after they begin, if first imported on %s',
    (firstDay) => {
      const all = expandedOn(firstDay);
      const reversed = spans.flatMap(([type, from, to]) =>
        ofType(type, all)
          .filter((document) => String(document[from] ?? '') >= String(document[to]))
          .map(({ _id }) => _id),
      );
      expect(all.length).toBeGreaterThan(80);
      expect(reversed).toEqual([]);
    },
  );

  const states: readonly [string, string, (document: FullDocument) => boolean][] = [
    ['past event', 'event', ({ end }) => String(end) < now],
    ['sold-out event', 'event', ({ status }) => status === 'soldOut'],
    ['cancelled event', 'event', ({ status }) => status === 'cancelled'],
    ['event in English only', 'event', ({ languages }) => JSON.stringify(languages) === '["en"]'],
    ['closed position', 'jobPosting', ({ validThrough }) => String(validThrough) < today],
    ['open position', 'jobPosting', ({ validThrough }) => String(validThrough) >= today],
    ['deal that has ended', 'deal', ({ validThrough }) => String(validThrough) < today],
    ['current deal', 'deal', ({ validThrough }) => String(validThrough) >= today],
    [
      'current announcement',
      'announcement',
      ({ from, to }) => String(from) <= now && now < String(to),
    ],
  ];

  it.each(states)('include a %s', (_, type, isInState) => {
    expect(ofType(type).filter(isInState)).not.toHaveLength(0);
  });
});

describe('the programme', () => {
  const from = '2026-11-24';
  const coming = ofType('event', expandedOn(from)).filter(
    ({ start, status }) =>
      status !== 'cancelled' && String(start) > from && String(start) < '2027-11-24',
  );

  it('has two dozen events in every language within twelve months, one or more in each', () => {
    const translated = coming.filter(({ languages }) => [languages].flat().length === 4);
    expect(translated.length).toBeGreaterThanOrEqual(24);
    expect(new Set(translated.map(({ start }) => String(start).slice(5, 7))).size).toBe(12);
  });

  it('has as many events in the beer hall as its page lists, and more', () => {
    expect(coming.filter(({ place }) => place === 'beerHall').length).toBeGreaterThan(3);
  });
});

describe('ticket types', () => {
  const types = ofType('ticketType');

  it('have unique positions in lists', () => {
    expect(distinct('ticketType', 'order')).toHaveLength(types.length);
  });

  it.each<[string, (type: FullDocument) => boolean]>([
    ['at the adult price', ({ share, deduction }) => share === 1 && deduction === undefined],
    ['at a reduced price', ({ share }) => Number(share) > 0 && Number(share) < 1],
    ['with a deduction', ({ deduction }) => Number(deduction) > 0],
    ['free of charge', ({ share }) => share === 0],
    ['for several persons', ({ persons }) => Number(persons) > 1],
  ])('include one %s', (_, isOfKind) => {
    expect(types.filter(isOfKind)).not.toHaveLength(0);
  });
});

describe('the way to what people come for', () => {
  const pageOf = (route: string) => ofType('page').find((page) => page.route === route);
  const routeOf = ({ page }: JsonObject) =>
    isJsonObject(page) ? documents.find(({ _id }) => _id === page._ref)?.route : undefined;

  it('is the first group of the header’s navigation', () => {
    const header = ofType('navigation').find(({ name }) => name === 'header');
    const [visit] = list(header?.links);
    const entries = list(visit?.children).map((entry) => [routeOf(entry), entry.anchor ?? null]);
    expect(entries).toEqual([
      ['contact', 'plan'],
      ['contact', 'hours'],
      ['ticketing-office', 'prices'],
      ['contact', 'getting-here'],
      ['contact', 'access'],
      ['faq', null],
      ['manage-booking', null],
      ['contact', null],
    ]);
  });

  // The links of the ticket in the hero of the home page are part of the code.
  it.each([
    ['ticketing-office', 'prices', 'ticketPricesSection'],
    ['contact', 'hours', 'openingHoursSection'],
    ['contact', 'getting-here', 'wayHereSection'],
  ])('leads from the home page’s ticket to a section of %s: %s', (route, anchor, type) => {
    const sections = list(pageOf(route)?.sections).filter((section) => section.anchor === anchor);
    expect(sections.map(({ _type }) => _type)).toEqual([type]);
  });
});

describe('the archive of past seasons', () => {
  it('is linked from the programme, and not from the footer of every page', () => {
    const archive = 'page-euro-2024';
    const linksTo = (documents: readonly unknown[]) =>
      JSON.stringify(documents).includes(`"_ref":"${archive}"`);
    expect(linksTo(ofType('navigation'))).toBe(false);
    expect(linksTo(ofType('page').filter(({ route }) => route === 'program'))).toBe(true);
  });
});

describe('settings', () => {
  it('have contacts for applications and for enquiries (specification, section 3)', () => {
    const [settings] = ofType('settings');
    expect(list(settings?.teamHR).length).toBeGreaterThan(0);
    expect(list(settings?.teamB2B).length).toBeGreaterThan(0);
  });

  it('use addresses and phone numbers that do not exist', () => {
    const addresses = JSON.stringify(documents).match(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g) ?? [];
    expect(addresses.length).toBeGreaterThan(3);
    expect(
      addresses.filter((address) => !/@(beermuseum\.example|example\.com)$/.test(address)),
    ).toEqual([]);
    const phones = JSON.stringify(documents).match(/\+420[ \u00a0\d]+/g) ?? [];
    expect(phones.filter((phone) => !/^\+420[ \u00a0]?555/.test(phone))).toEqual([]);
  });
});
