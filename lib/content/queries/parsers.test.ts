import { describe, expect, it } from 'vitest';
import { announcements } from './announcement.ts';
import { discounts } from './deal.ts';
import { event, events } from './event.ts';
import { openingHours } from './opening-hours.ts';
import { page } from './page.ts';
import { settings } from './settings.ts';
import { slugIndex } from './slug-index.ts';

const line = (en: string) => ({ _type: 'localizedString', en });

const night = {
  _id: 'event-night',
  _type: 'event',
  _rev: 'r1',
  _updatedAt: '2026-05-01T10:00:00Z',
  slug: { _type: 'localizedSlug', en: 'night' },
  languages: ['en', 'CS ', 'cs-CZ'],
  title: line('Night'),
  summary: { _type: 'localizedText', en: 'Lanterns only.', cs: 42, de: '' },
  kind: 'tour',
  place: 'cellar',
  start: '2026-05-23T18:00:00Z',
  end: '2026-05-23T21:00:00Z',
  price: '490 Kč',
  status: 'scheduled',
};

const monday = { _key: 'a', _type: 'weekdayHours', day: 'monday', opens: '9:00', closes: '24:00' };
const museum = {
  _id: 'openingHours-museum',
  _type: 'openingHours',
  _rev: 'r1',
  venue: 'museum',
  title: line('Museum'),
  weekly: [monday],
  exceptions: null,
};

const problem = (field: string, expected: string, more = {}) => ({
  id: 'event-night',
  type: 'event',
  revision: 'r1',
  field,
  expected,
  leftOut: 'document',
  ...more,
});

describe('a list', () => {
  it('normalizes values and leaves out the revision', () => {
    const answer = events.parse([night]);
    expect(answer).toMatchObject({
      ok: true,
      problems: [],
      value: [{ languages: ['en', 'cs'], price: 490, summary: { en: 'Lanterns only.' } }],
    });
    expect(JSON.stringify(answer)).not.toMatch(/_rev|42/);
  });

  it('leaves out an unfit document and reports all its problems', () => {
    const spoiled = { ...night, title: line(''), place: 'moon', status: null };
    expect(events.parse([spoiled, { ...night, _id: 'event-other' }])).toMatchObject({
      value: [{ _id: 'event-other' }],
      problems: [
        problem('title.en', 'shortText'),
        problem('place', 'choice'),
        problem('status', 'choice'),
      ],
    });
  });

  it('requires the end to be after the start', () => {
    const answer = events.parse([{ ...night, end: night.start }]);
    expect(answer).toMatchObject({ value: [], problems: [problem('end', 'later')] });
  });
});

describe('a document', () => {
  const spoiled = { ...night, start: '2026-05-23T18:00' };

  it('is replaced by its last fit value, or null, when it is unfit', () => {
    const before = event.parse(night);
    const fit = before.ok ? before.value : null;
    const problems = [problem('start', 'dateTime')];
    expect(event.parse(spoiled, fit)).toEqual({ ok: true, value: fit, problems });
    expect(event.parse(spoiled)).toEqual({ ok: true, value: null, problems });
    expect(event.parse(null, fit)).toEqual({ ok: true, value: null, problems: [] });
  });

  it('uses its title and summary for search engines where no other texts are given', () => {
    expect(event.parse({ ...night, seo: { title: line('For search') } })).toMatchObject({
      value: { seo: { title: { en: 'For search' }, description: { en: 'Lanterns only.' } } },
    });
  });

  it('reports at most ten problems', () => {
    const answer = event.parse({ _id: 'event-empty', _type: 'event' });
    expect(answer.ok && answer.problems.length).toBe(10);
  });
});

describe('opening hours', () => {
  it('normalize clock times', () => {
    expect(openingHours.parse([museum])).toMatchObject({
      value: [{ weekly: [{ opens: '09:00', closes: '00:00' }] }],
      problems: [],
    });
  });

  it.each([
    ['weekly[0].opens', 'clockTime', { weekly: [{ ...monday, opens: '9' }] }],
    ['weekly[0].closes', 'clockTime', { weekly: [{ ...monday, closes: undefined }] }],
    ['weekly[0]', 'type', { weekly: ['monday'] }],
    ['exceptions[0].date', 'date', { exceptions: [{ date: '2026-02-30', closed: true }] }],
    ['exceptions[0].closed', 'choice', { exceptions: [{ date: '2026-12-24', closed: 'ja' }] }],
    ['exceptions[0].opens', 'clockTime', { exceptions: [{ date: '2026-12-24' }] }],
    ['exceptions', 'list', { exceptions: 'none' }],
  ])('keep their last fit value when %s is invalid', (field, expected, spoiled) => {
    const before = openingHours.parse([museum]);
    const fit = before.ok ? before.value : [];
    const own = { id: museum._id, type: 'openingHours' };
    expect(openingHours.parse([{ ...museum, ...spoiled }], fit)).toMatchObject({
      value: fit,
      problems: [problem(field, expected, own)],
    });
  });
});

describe('an announcement', () => {
  const text = { _type: 'localizedString', de: 'Geschlossen' };
  const stored = { _id: 'a', from: night.start, to: night.end, text };

  it('may be written in one language that is not English', () => {
    expect(announcements.parse([stored])).toMatchObject({ value: [{ text: { ...text, en: '' } }] });
  });

  it('needs text in at least one language', () => {
    expect(announcements.parse([{ ...stored, text: {} }])).toMatchObject({
      value: [],
      problems: [{ field: 'text', expected: 'shortText' }],
    });
  });
});

describe('a discount', () => {
  const deal = {
    _id: 'd',
    title: line('Two'),
    code: 'TWO',
    discount: 20,
    validThrough: '2026-12-31',
  };

  it.each([
    ['validFrom', { validFrom: 'soon' }],
    ['ticketTypes', { ticketTypes: [null] }],
    ['ticketCount', { ticketCount: 'two' }],
  ])('is left out when its restriction %s is invalid', (field, spoiled) => {
    expect(discounts.parse([{ ...deal, ...spoiled }])).toMatchObject({
      value: [],
      problems: [{ field }],
    });
  });
});

describe('a page', () => {
  const hero = { _key: 'hero', _type: 'heroSection', heading: line('Welcome') };
  const stored = {
    _id: 'page-home',
    _rev: 'r1',
    _updatedAt: '2026-05-01T10:00:00Z',
    route: 'home',
    languages: ['en'],
    title: line('Home'),
  };
  const own = { id: 'page-home', type: 'page' };

  it('leaves out sections that are unfit or of an unknown type', () => {
    const sections = [
      { ...hero, _key: 'a', heading: null },
      hero,
      { _key: 'b', _type: 'newSection' },
      'text',
    ];
    expect(page.parse({ ...stored, sections })).toMatchObject({
      value: { sections: [{ _key: 'hero' }] },
      problems: [
        problem('sections[0].heading', 'shortText', { ...own, leftOut: { section: 'a' } }),
        problem('sections[2]._type', 'type', { ...own, leftOut: { section: 'b' } }),
        problem('sections[3]._type', 'type', { ...own, leftOut: { section: 'item-3' } }),
      ],
    });
  });

  it('reports the gallery that makes a section unfit', () => {
    const gallery = { _id: 'gallery-house', _rev: 'g1', title: null };
    const sections = [{ _key: 'g', _type: 'gallerySection', gallery }];
    const leftOut = { section: 'g' };
    expect(page.parse({ ...stored, sections })).toMatchObject({
      value: { sections: [] },
      problems: [{ id: 'gallery-house', type: 'gallery', revision: 'g1', field: 'title', leftOut }],
    });
    const nowhere = [{ ...sections[0], gallery: null }];
    expect(page.parse({ ...stored, sections: nowhere })).toMatchObject({
      problems: [problem('sections[0].gallery', 'reference', { ...own, leftOut })],
    });
  });

  it('drops invalid links, unknown marks and unknown blocks from rich text', () => {
    const span = { _type: 'span', _key: 's', text: 'Beer', marks: ['strong', 'blink', 'l', 'm'] };
    const links = [
      { _key: 'l', _type: 'textLink', href: 'javascript:alert(1)' },
      { _key: 'm', _type: 'textLink', href: '/en/faq' },
      { _type: 'textLink', href: '/en' },
    ];
    const en = [
      { _type: 'video' },
      { _type: 'block', style: 'h7', markDefs: links, children: [span, { _type: 'emoji' }, 1] },
    ];
    const sections = [{ _key: 't', _type: 'richTextSection', body: { en } }];
    const answer = page.parse({ ...stored, sections });
    expect(answer.ok && answer.value?.sections?.[0]).toMatchObject({
      body: {
        en: [
          {
            style: 'normal',
            markDefs: [{ _key: 'm', href: '/en/faq' }],
            children: [{ text: 'Beer', marks: ['strong', 'm'] }],
          },
        ],
        cs: null,
      },
    });
  });
});

describe('settings', () => {
  it('leave out a person without an e-mail address and report the person', () => {
    const jana = { _id: 'person-jana', name: 'Jana', email: 'mailto:jana@example.com' };
    const teamHR = [jana, { _id: 'person-nobody', _rev: 'p1', name: 'Nobody' }, null];
    expect(settings.parse({ _id: 'settings', teamHR })).toMatchObject({
      value: { teamHR: [{ _id: 'person-jana', email: 'jana@example.com' }] },
      problems: [{ id: 'person-nobody', type: 'person', revision: 'p1', field: 'email' }],
    });
  });
});

describe('the slug index', () => {
  const index = { documents: [night], pages: [], redirects: [] };

  it.each([
    ['slug.cs', 'slug', { slug: { en: 'lantern-night', cs: 7 } }],
    ['slug.de', 'slug', { slug: { en: 'lantern-night', de: 'a/b' } }],
    ['languages', 'languages', { languages: [null, 'cs'] }],
    ['languages', 'languages', { languages: ['xx'] }],
    ['end', 'dateTime', { end: 'late' }],
  ])('keeps the last fit entry of a document when %s is invalid', (field, expected, spoil) => {
    const index = { pages: [], redirects: [] };
    const before = slugIndex.parse({ ...index, documents: [night] });
    const fit = before.ok ? before.value : undefined;
    const documents = [{ ...night, ...spoil }];
    expect(slugIndex.parse({ ...index, documents }, fit)).toEqual({
      ok: true,
      value: fit,
      problems: [problem(field, expected)],
    });
  });

  it('keeps the address of a document when its English slug is invalid', () => {
    const before = slugIndex.parse(index);
    const fit = before.ok ? before.value : undefined;
    const spoiled = [{ ...night, slug: { en: 'a b' } }];
    expect(slugIndex.parse({ ...index, documents: spoiled }, fit)).toMatchObject({
      value: fit,
      problems: [problem('slug.en', 'slug')],
    });
    expect(slugIndex.parse({ ...index, documents: spoiled })).toMatchObject({
      value: { documents: [] },
    });
  });
});
