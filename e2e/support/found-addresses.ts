import type { SanityClient } from '@sanity/client';
import { findContent, inEveryLanguage, isUpcoming, isValidToday } from './find-content.ts';
import { pageReferences } from './page-references.ts';

/** The origin that pages of the sites under test state, wherever they listen. */
const STATED_ORIGIN = 'http://localhost:3000';

/** Paths, with their queries, at which there is something. */
export interface FoundAddresses {
  /** Photographs on pages, each once, without parameters. */
  readonly photographs: readonly string[];
  /** One of them, as the site serves it in the smallest width. */
  readonly picture: string;
  /** The same, at the content service. */
  readonly storedPicture: string;
  readonly poster: string;
  /** An upcoming event as a file for a calendar. */
  readonly calendar: string;
  /** A discount code that is valid today. */
  readonly discount: string;
}

/** Pages with many photographs. */
const pages = ['/en', '/en/beer-museum-prague', '/en/experiences', '/en/events', '/en/about-us'];

/** Finds addresses on the pages of the site at `siteUrl`, and in its content. */
export async function findAddresses(
  siteUrl: string,
  client: SanityClient,
): Promise<FoundAddresses> {
  const htmls = await Promise.all(
    pages.map(async (page) => (await fetch(`${siteUrl}${page}`)).text()),
  );
  const pictures = htmls.flatMap((html) => pageReferences(html, STATED_ORIGIN).pictures.flat());
  const photographs = pictures
    .filter((address) => /^\/media\/.*\.jpg(?:\?|$)/.test(address))
    .map((address) => address.split('?', 1)[0] ?? '');
  const [photograph] = photographs;
  const poster = pictures.find((address) => address.startsWith('/posters/'));
  if (!photograph || !poster) throw new Error('The pages name no photograph, or no poster.');
  const picture = `${photograph}?w=360&q=70&fit=max&auto=format`;
  const [slug, code] = await Promise.all([
    findContent<string>(
      'upcoming event in all languages',
      `*[_type == "event" && ${inEveryLanguage} && ${isUpcoming}] | order(_id)[0].slug.en`,
      {},
      client,
    ),
    findContent<string>(
      'valid deal with a code',
      `*[_type == "deal" && defined(code) && discount > 0 && ${isValidToday}] | order(_id)[0].code`,
      {},
      client,
    ),
  ]);
  return {
    photographs: [...new Set(photographs)],
    picture,
    storedPicture: picture.replace('/media', ''),
    poster,
    calendar: `/api/calendar/en/${slug}.ics`,
    discount: `/api/discounts/${encodeURIComponent(code)}`,
  };
}
