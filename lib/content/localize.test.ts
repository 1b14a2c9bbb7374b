import { describe, expect, it } from 'vitest';
import { localize } from './localize.ts';

const origin = { baseUrl: '/media', projectId: 'embedded', dataset: 'production' };
const slug = { _type: 'localizedSlug', en: 'winter', cs: 'zima' } as const;

describe('localize', () => {
  it('returns texts in the language, and in English where a translation is missing', () => {
    const value = {
      title: { _type: 'localizedString', en: 'Cellar', de: 'Keller' } as const,
      count: 3,
      list: [{ _type: 'localizedText', en: 'one', de: 'eins' } as const],
    };
    expect(localize(value, 'de', origin)).toEqual({ title: 'Keller', count: 3, list: ['eins'] });
    expect(localize(value, 'it', origin)).toEqual({ title: 'Cellar', count: 3, list: ['one'] });
  });

  it('returns a document that lacks the language in English, but not its link paths', () => {
    const title = { _type: 'localizedString', en: 'Cellar', de: 'Keller' } as const;
    const link = {
      _type: 'link',
      label: title,
      page: { _type: 'deal', route: null, slug },
      anchor: null,
      url: null,
      openInNewWindow: null,
    } as const;
    const inBoth = { languages: ['en', 'de'], title } as const;
    const document = { languages: ['en'], title, sections: [{ link }], inBoth } as const;
    const shown = localize(document, 'de', origin);
    expect(shown.title).toBe('Cellar');
    expect(shown.sections[0]?.link).toMatchObject({ label: 'Cellar', href: '/de/d/winter' });
    expect(shown.inBoth.title).toBe('Keller');
  });

  it('resolves links to the path of their document in the language', () => {
    const link = {
      _type: 'link',
      label: { _type: 'localizedString', en: 'Winter', cs: 'Zima' },
      page: { _type: 'deal', route: null, slug },
      anchor: 'terms',
      url: null,
      openInNewWindow: null,
    } as const;
    expect(localize({ link }, 'cs', origin).link).toEqual({
      label: 'Zima',
      href: '/cs/d/zima#terms',
      openInNewWindow: false,
    });
    expect(localize({ link }, 'de', origin).link).toMatchObject({ href: '/de/d/winter#terms' });
  });

  it('gives links the end of what they lead to, that of its last day in Prague', () => {
    const link = (validThrough: string) =>
      ({
        _type: 'link',
        label: null,
        page: { _type: 'deal', route: null, slug, validThrough },
        anchor: null,
        url: null,
        openInNewWindow: null,
      }) as const;
    const until = (validThrough: string) =>
      localize({ link: link(validThrough) }, 'en', origin).link?.until;
    expect(until('2026-12-31')).toEqual(new Date('2026-12-31T23:00:00Z'));
    expect(until('')).toBeUndefined();
  });

  it('drops links without a target or with an unsafe one', () => {
    const link = (url: string | null) =>
      ({
        _type: 'link',
        label: null,
        page: null,
        anchor: null,
        url,
        openInNewWindow: true,
      }) as const;
    expect(localize({ link: link(null) }, 'en', origin).link).toBeNull();
    expect(localize({ link: link('javascript:alert(1)') }, 'en', origin).link).toBeNull();
  });

  it('resolves links inside rich text', () => {
    const body = {
      _type: 'localizedRichText',
      en: [{ markDefs: [{ _type: 'textLink', page: null, anchor: 'hours', href: null }] }],
    } as const;
    expect(localize({ body }, 'cs', origin).body).toEqual([
      { markDefs: [{ _type: 'textLink', page: null, anchor: 'hours', href: '#hours' }] },
    ]);
  });

  it('returns the texts of pictures, and an empty alternative for decorative ones', () => {
    const picture = (decorative: boolean) =>
      ({
        _type: 'picture',
        hotspot: null,
        crop: null,
        alt: { _type: 'localizedString', en: 'A vault', it: 'Una volta' },
        caption: null,
        credit: 'illustration',
        decorative,
        asset: { _id: 'image-abc-20x10-jpg', width: 20, height: 10, lqip: null, cutOut: true },
      }) as const;
    expect(localize(picture(false), 'it', origin)).toMatchObject({ alt: 'Una volta', width: 20 });
    expect(localize(picture(true), 'it', origin)).toMatchObject({ alt: '' });
    expect(localize({ ...picture(false), asset: null }, 'it', origin)).toBeNull();
  });

  it('keeps slugs of every language', () => {
    expect(localize({ slug }, 'de', origin).slug).toEqual(slug);
  });
});
