import { locales } from '../../lib/platform/i18n/locales.ts';

/**
 * The narrowest rendering that is made in advance, in pixels: a phone with two device pixels to a CSS
 * pixel chooses it for a picture as wide as its screen.
 */
const MIN_WIDTH = 750;
const MAX_WAIT_MS = 20_000;

/**
 * A browser's Accept header: without it, pictures would be rendered in other formats. The content
 * service responds with WebP, and makes the AVIF behind it.
 */
const PICTURE_HEADERS = { Accept: 'image/avif,image/webp,image/*;q=0.8,*/*;q=0.5' };

/**
 * Requests the home page of the site at `siteUrl` in every language, and its first picture in the
 * widths of common screens, so that the first visitor does not wait for them to be rendered. Prints the
 * paths that failed; never rejects, because a cold page is only slower.
 */
export async function warmHome(siteUrl: string): Promise<void> {
  const signal = AbortSignal.timeout(MAX_WAIT_MS);
  const fetchText = async (path: string, headers: Record<string, string> = {}): Promise<string> => {
    try {
      const response = await fetch(new URL(path, siteUrl), { headers, signal });
      const text = await response.text();
      if (response.ok) {
        return text;
      }
    } catch {
      // Reported below, together with error responses.
    }
    console.error(`${path} did not answer well.`);
    return '';
  };
  const pages = await Promise.all(locales.map((locale) => fetchText(`/${locale}`)));
  const pictures = new Set(pages.flatMap(firstPictures));
  await Promise.all([...pictures].map((path) => fetchText(path, PICTURE_HEADERS)));
}

/**
 * Returns the addresses under /media, in the widths of common screens, of the pictures that a page loads
 * without scrolling: those of its `<img>` elements that are not lazy, and of their `<source>` elements.
 */
export function firstPictures(html: string): string[] {
  const pictures = [...html.matchAll(/(?:<source\b[^>]*>)*<img\b[^>]*>/g)].map(([tags]) => tags);
  const eager = pictures.filter((tags) => !tags.includes(' loading="lazy"')).join('');
  return [...eager.matchAll(/\ssrcset="([^"]*)"/gi)].flatMap(([, candidates = '']) =>
    candidates.replaceAll('&amp;', '&').split(', ').flatMap(wideAddress),
  );
}

/** Returns the address of a candidate in a `srcset` if it is under /media and wide enough. */
function wideAddress(candidate: string): string[] {
  const [, address = '', width] = /^(\/media\/\S+) (\d+)w$/.exec(candidate) ?? [];
  return Number(width) >= MIN_WIDTH ? [address] : [];
}
