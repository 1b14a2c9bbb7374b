import { locales } from '../../lib/platform/i18n/locales.ts';

const FIRST_PICTURES = 3;
const PATIENCE_MS = 20_000;

/** A browser's Accept header: without it, pictures would be rendered in other formats. */
const PICTURE_HEADERS = { Accept: 'image/avif,image/webp,image/*;q=0.8,*/*;q=0.5' };

/**
 * Requests the home page of the site at `siteUrl` in every language and its first pictures, so that
 * the first visitor does not wait for them to be rendered. Returns the paths that failed; never
 * rejects, because a cold page is only slower.
 */
export async function warmHome(siteUrl: string): Promise<string[]> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const cold: string[] = [];
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
    cold.push(path);
    return '';
  };
  const pages = await Promise.all(locales.map((locale) => fetchText(`/${locale}`)));
  const pictures = new Set(pages.flatMap((page) => picturesOf(page).slice(0, FIRST_PICTURES)));
  await Promise.all([...pictures].map((path) => fetchText(path, PICTURE_HEADERS)));
  return cold;
}

/** Returns the `src` of a page's pictures that the site itself serves. */
export function picturesOf(html: string): string[] {
  const sources = html.matchAll(/<img\b[^>]*?\ssrc="(\/[^"]+)"/g);
  return [...sources].map(([, source = '']) => source.replaceAll('&amp;', '&'));
}
