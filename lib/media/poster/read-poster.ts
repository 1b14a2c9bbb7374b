import 'server-only';
import { getAddressed } from '../../content/get-addressed.ts';
import { getPage } from '../../content/get-page.ts';
import { stegaClean } from '../../platform/format/stega-clean.ts';
import { documentPoster } from './document-poster.ts';
import { pagePoster } from './page-poster.ts';
import type { Poster } from './poster.ts';
import type { PosterAddress } from './poster-address.ts';

/** Returns the current content of a poster, or null if there is no such page. */
export async function readPoster({ route, slug, locale }: PosterAddress): Promise<Poster | null> {
  if (slug === null) {
    const page = await getPage(route, locale);
    return page && stegaClean(pagePoster(page, route, locale));
  }
  const document = await getAddressed[route](slug, locale);
  return document && stegaClean(await documentPoster(document, locale));
}
