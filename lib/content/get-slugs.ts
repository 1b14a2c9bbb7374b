import 'server-only';
import type { Locale } from '../platform/i18n/locales.ts';
import { mapConcurrently } from '../platform/map-concurrently.ts';
import { slugFor } from '../routing/document-path.ts';
import type { SluggedType } from '../routing/routes.ts';
import { ContentUnavailableError } from './answers/content-unavailable.ts';
import { lookUpPublished, readPublished } from './answers/read-published.ts';
import { queryOfEntry } from './documents/document-queries.ts';
import type { SlugIndexContent } from './get-slug-index.ts';
import { slugIndex } from './queries/slug-index.query.ts';

type Indexed = SlugIndexContent['documents' | 'pages'][number];

/** Returns everything published that is shown at an address, for the sitemaps. */
export async function getShownAddresses(): Promise<SlugIndexContent> {
  const index = await readPublished(slugIndex, {});
  const [documents, pages] = await Promise.all([shownOf(index.documents), shownOf(index.pages)]);
  return { ...index, documents, pages };
}

async function shownOf<Entry extends Indexed>(entries: readonly Entry[]): Promise<Entry[]> {
  // A document without a stored answer takes a request, as each does after an import.
  const shown = await mapConcurrently(entries, isShown);
  return entries.filter((_, position) => shown[position]);
}

/**
 * Whether a document has ever been fit; else the page at its address is not found. That is known from
 * the stored answers that pages are rendered from, and only unfit documents are depended on: a fit one
 * stays as it was last fit. One that cannot be read now counts as shown.
 */
async function isShown({ _id: id, _type }: Indexed): Promise<boolean> {
  const query = queryOfEntry(_type);
  try {
    const found = (await lookUpPublished(query, { id })) ?? (await readPublished(query, { id }));
    return found !== null;
  } catch (error) {
    if (error instanceof ContentUnavailableError) return true;
    throw error;
  }
}

/** How many documents of a type a build renders in each language (decision 037). */
const maxRendered = 50;

/**
 * Returns the slugs of the documents of a type whose pages the build renders in a language: those that end
 * next, because most visitors look for them, and then the newest.
 */
export async function getSlugsToRender(
  type: SluggedType,
  locale: Locale,
  now: Date,
): Promise<string[]> {
  const { documents } = await lookUpPublished(slugIndex, {});
  const newest = documents.filter((document) => document._type === type).toReversed();
  const hasEnd = ({ end }: (typeof newest)[number]) => end !== null && Date.parse(end) >= +now;
  const [coming, others] = [newest.filter(hasEnd), newest.filter((each) => !hasEnd(each))];
  coming.sort((one, other) => Date.parse(one.end ?? '') - Date.parse(other.end ?? ''));
  return [...coming, ...others].slice(0, maxRendered).map(({ slug }) => slugFor(slug, locale));
}
