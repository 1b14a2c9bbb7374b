import { describe, expect, it } from 'vitest';
import { aPicture } from '../media/picture/testing/a-picture.ts';
import { pagePaths } from '../routing/localized-paths.ts';
import { type MetadataFacts, pageMetadata } from './metadata.ts';

const facts: MetadataFacts = {
  title: 'The museum',
  description: 'Eleven vaults.',
  poster: {
    route: 'museum',
    slug: null,
    locale: 'de',
    title: 'Das Museum',
    line: null,
    picture: aPicture(),
  },
  locale: 'de',
  paths: pagePaths('museum'),
  languages: ['en', 'cs', 'de', 'it'],
};

describe('pageMetadata', () => {
  it('has the canonical address and the other languages, with English as the default', () => {
    expect(pageMetadata(facts).alternates).toEqual({
      canonical: '/de/biermuseum-prag',
      languages: {
        en: '/en/beer-museum-prague',
        cs: '/cs/muzeum-piva-praha',
        de: '/de/biermuseum-prag',
        it: '/it/museo-della-birra-praga',
        'x-default': '/en/beer-museum-prague',
      },
    });
  });

  it('has the poster with its size and text alternative as a large sharing image', () => {
    const { openGraph, twitter } = pageMetadata(facts);
    const image = {
      url: expect.stringMatching(/^\/posters\/de\/museum\/[0-9a-f]{12}\.jpg$/),
      alt: 'Das Museum. A vault lined with casks',
      type: 'image/jpeg',
      width: 1200,
      height: 630,
    };
    expect(openGraph).toMatchObject({ images: [image] });
    expect(twitter).toMatchObject({ card: 'summary_large_image', images: [image] });
  });

  it('keeps a page shown in English out of the language’s index', () => {
    const metadata = pageMetadata({ ...facts, languages: ['en'] });
    expect(metadata.robots).toEqual({ index: false, follow: true });
    expect(metadata.alternates).toEqual({ canonical: '/en/beer-museum-prague' });
  });

  it('keeps a page that is no longer current out of the index', () => {
    expect(pageMetadata({ ...facts, current: false }).robots).toMatchObject({ index: false });
    expect(pageMetadata(facts).robots).toBeUndefined();
  });
});
