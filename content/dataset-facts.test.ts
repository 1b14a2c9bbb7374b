import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { expandDataset, readDataset } from './format/dataset.ts';
import { type FullDocument, isJsonObject, type Json, type JsonObject } from './format/json.ts';

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

describe('the number of documents', () => {
  it.each([
    ['experience', 8],
    ['event', 28],
    ['jobPosting', 6],
    ['deal', 4],
    ['ticketType', 6],
    ['gallery', 4],
    ['board', 1],
    ['openingHours', 2],
    ['navigation', 2],
    ['settings', 1],
  ])('%s: %i', (type, count) => {
    expect(ofType(type)).toHaveLength(count);
  });

  it('has at least thirty questions, five or more per category', () => {
    const perCategory = Object.groupBy(ofType('faqEntry'), ({ category }) => String(category));
    const counts = Object.entries(perCategory).map(([name, entries]) => [name, entries?.length]);
    expect(counts).toHaveLength(6);
    expect(counts.filter(([, count]) => Number(count) < 5)).toEqual([]);
  });
});

describe('experiences', () => {
  it.each([
    ['cellar-route', 75, 490],
    ['brewhouse-hour', 75, 690],
    ['hop-and-malt-lab', 60, 590],
    ['school-of-the-tap', 45, 450],
    ['five-lagers', 60, 550],
    ['coopers-workshop', 60, 520],
    ['lantern-night', 90, 790],
    ['ice-cellar', 30, 290],
  ])('%s takes %i minutes and costs %i Kč', (name, minutes, price) => {
    const experience = documents.find(({ _id }) => _id === `experience-${name}`);
    expect(experience).toMatchObject({ minutes, price });
    const stages = list(experience?.stages).map((stage) => Number(stage.minutes));
    expect(stages.reduce((sum, stage) => sum + stage, 0)).toBe(minutes);
  });

  it('have the orders one to eight', () => {
    const order = ofType('experience').map((experience) => experience.order);
    expect(order.sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});

describe('opening hours', () => {
  const hours = (id: string) => documents.find(({ _id }) => _id === `openingHours-${id}`);
  const week = (id: string) =>
    list(hours(id)?.weekly).map(({ opens, closes, lastEntry }) =>
      [opens, closes, lastEntry].filter(Boolean).join(' '),
    );

  it('of the museum are complete', () => {
    expect(week('museum')).toEqual([
      ...Array(4).fill('10:00 20:00 18:30'),
      ...Array(2).fill('10:00 22:00 20:30'),
      '10:00 19:00 17:30',
    ]);
  });

  it('of the taproom are complete, past midnight on Friday and Saturday', () => {
    expect(week('taproom')).toEqual([
      ...Array(4).fill('11:00 23:00'),
      ...Array(2).fill('11:00 01:00'),
      '11:00 23:00',
    ]);
  });

  it('include the holidays and one private evening', () => {
    const exceptions = list(hours('museum')?.exceptions);
    const byDate = new Map(exceptions.map((exception) => [exception.date, exception]));
    expect(byDate.get('2026-12-24')).toMatchObject({ closed: true });
    expect(byDate.get('2026-12-25')).toMatchObject({ opens: '12:00', closes: '20:00' });
    expect(byDate.get('2026-12-31')).toMatchObject({ opens: '10:00', closes: '17:00' });
    expect(byDate.get('2027-01-01')).toMatchObject({ opens: '12:00', closes: '20:00' });
    expect(exceptions.filter(({ closes }) => closes === '16:00')).toHaveLength(1);
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

  it('cover every state a visitor can see', () => {
    const events = ofType('event');
    const count = (test: (event: FullDocument) => boolean) => events.filter(test).length;
    expect(count(({ end }) => String(end) < now)).toBe(2);
    expect(count(({ status }) => status === 'soldOut')).toBe(2);
    expect(count(({ status }) => status === 'cancelled')).toBe(1);
    expect(count(({ languages }) => JSON.stringify(languages) === '["en"]')).toBe(1);
    const closed = ofType('jobPosting').filter(({ validThrough }) => String(validThrough) < today);
    expect(closed.map(({ _id }) => _id)).toEqual(['jobPosting-marketing']);
    const ended = ofType('deal').filter(({ validThrough }) => String(validThrough) < today);
    expect(ended.map(({ _id }) => _id)).toEqual(['deal-early-bird']);
    const running = ofType('announcement').filter(
      ({ from, to }) => String(from) <= now && now < String(to),
    );
    expect(running).toHaveLength(1);
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
    expect(new Set(coming.map(({ start }) => String(start).slice(5, 7))).size).toBe(12);
  });

  it('has as many events in the beer hall as its page lists, and more', () => {
    expect(coming.filter(({ place }) => place === 'beerHall').length).toBeGreaterThan(3);
  });
});

describe('tickets', () => {
  it.each([
    [1, 0, 1],
    [1, 60, 1],
    [0.85, 0, 1],
    [0.5, 0, 1],
    [0, 0, 1],
    [2.8, 0, 4],
  ])('cost %f of the adult price less %i Kč, for %i', (share, deduction, persons) => {
    const kinds = ofType('ticketType').filter(
      (kind) => kind.share === share && (kind.deduction ?? 0) === deduction,
    );
    expect(kinds.map((kind) => kind.persons)).toEqual([persons]);
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

describe('settings', () => {
  it('have contacts for applications and for enquiries', () => {
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
