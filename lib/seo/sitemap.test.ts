import { describe, expect, it } from 'vitest';
import type { SlugIndexContent } from '../content/get-slug-index.ts';
import type { Picture } from '../content/model/picture.ts';
import { aPicture } from '../media/picture/testing/a-picture.ts';
import { entriesOf, sitemapXml } from './sitemap.ts';

const all: ('en' | 'cs' | 'de' | 'it')[] = ['en', 'cs', 'de', 'it'];
const now = new Date('2026-11-21T12:00:00Z');

function event(slug: string, end: string, languages = all) {
  return {
    _id: slug,
    _type: 'event' as const,
    _updatedAt: '2026-11-01T10:00:00Z',
    slug: { _type: 'localizedSlug' as const, en: slug, cs: `${slug}-cs` },
    languages,
    previousSlugs: null,
    end,
    validFrom: null,
    validThrough: null,
  };
}

const faqPage = {
  _id: 'page-faq',
  _updatedAt: '2026-10-01T00:00:00Z',
  _type: 'page' as const,
  route: 'faq' as const,
  languages: all,
};

function deal(slug: string, validFrom: string | null) {
  const days = { end: null, validFrom, validThrough: '2026-12-31' };
  return { ...event(slug, ''), _type: 'deal' as const, ...days };
}

const index: SlugIndexContent = {
  documents: [
    event('coming', '2026-12-01T20:00:00Z'),
    event('past', '2026-11-20T20:00:00Z'),
    event('english', '2026-12-01T20:00:00Z', ['en']),
    { ...event('job', ''), _type: 'jobPosting', end: null, validThrough: '2026-11-21' },
  ],
  pages: [faqPage],
  redirects: [],
};

const pictures: ReadonlyMap<string, Picture> = new Map([['coming', aPicture()]]);

describe('the sitemap', () => {
  it('lists pages and documents, but nothing that has ended', () => {
    const paths = entriesOf(index, pictures, now).map((entry) => entry.paths.en);
    expect(paths).toEqual([
      '/en/faq',
      '/en/events/coming',
      '/en/events/english',
      '/en/careers/job',
    ]);
  });

  it.each([
    ['2026-11-22T22:59:59Z', ['/en/d/at-once']],
    ['2026-11-22T23:00:00Z', ['/en/d/at-once', '/en/d/to-come']],
  ])('lists a deal from its first day in Prague on (%s)', (at, expected) => {
    const documents = [deal('at-once', null), deal('to-come', '2026-11-23')];
    const entries = entriesOf({ ...index, pages: [], documents }, pictures, new Date(at));
    expect(entries.map((entry) => entry.paths.en)).toEqual(expected);
  });

  it('dates a list page by the latest change of what it lists', () => {
    const list = { ...faqPage, _id: 'page-events', route: 'events' as const };
    const [faq, events] = entriesOf({ ...index, pages: [...index.pages, list] }, pictures, now);
    expect(faq?.changed).toBe('2026-10-01T00:00:00Z');
    expect(events?.changed).toBe('2026-11-01T10:00:00Z');
  });

  it('lists for every page its alternates in the languages it exists in', () => {
    const entries = entriesOf(index, pictures, now);
    const xml = sitemapXml(entries, 'en', 'https://example.com');
    expect(xml).toContain('<loc>https://example.com/en/faq</loc>');
    expect(xml).toContain(
      '<xhtml:link rel="alternate" hreflang="cs" href="https://example.com/cs/caste-dotazy"/>',
    );
    const english = xml.slice(xml.indexOf('/en/events/english'), xml.indexOf('/en/careers/job'));
    expect(english).not.toContain('hreflang="cs"');
    expect(english).toContain('hreflang="x-default"');
    expect(
      new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror'),
    ).toBeNull();
  });

  it('lists the picture of a page with an absolute URL', () => {
    const xml = sitemapXml(entriesOf(index, pictures, now), 'en', 'https://example.com');
    const parsed = new DOMParser().parseFromString(xml, 'application/xml');
    const addresses = [...parsed.getElementsByTagName('image:loc')].map((loc) => loc.textContent);
    expect(addresses).toEqual([
      expect.stringMatching(/^https:\/\/example\.com\/media\/images\/.*[?&]rect=[\d,]+&w=1200&/),
    ]);
    expect(xml.indexOf('image:loc')).toBeGreaterThan(xml.indexOf('/en/events/coming'));
  });
});
