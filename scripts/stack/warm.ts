const FIRST_PICTURES = 3;
const PATIENCE_MS = 20_000;
const LOCALES = ['en', 'cs', 'de', 'it'];

/** What a browser would ask for: without it, pictures are not made in the format it will want. */
const PICTURE_HEADERS = { Accept: 'image/avif,image/webp,image/*;q=0.8,*/*;q=0.5' };

/**
 * Asks the site at `siteUrl` for its home page in every language and for the first pictures of
 * it, so that the first visitor does not wait for them to be made. Gives the addresses that did
 * not answer well; never rejects, because a cold page is only slower.
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
      // Named below, together with answers that are errors.
    }
    cold.push(path);
    return '';
  };
  const pages = await Promise.all(LOCALES.map((locale) => fetchText(`/${locale}`)));
  const pictures = new Set(pages.flatMap((page) => picturesOf(page).slice(0, FIRST_PICTURES)));
  await Promise.all([...pictures].map((path) => fetchText(path, PICTURE_HEADERS)));
  return cold;
}

/** Addresses in the `src` of the pictures of a page that come from the site itself. */
export function picturesOf(html: string): string[] {
  const sources = html.matchAll(/<img\b[^>]*?\ssrc="(\/[^"]+)"/g);
  return [...sources].map(([, source = '']) => source.replaceAll('&amp;', '&'));
}
