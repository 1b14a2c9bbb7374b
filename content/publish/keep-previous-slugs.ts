import { routeOfType } from '../../lib/routing/routes.ts';
import { isObject } from '../format/json.ts';
import { locales } from '../schema/locales.ts';

/** An entry of `previousSlugs` as this module writes it. */
type PreviousSlug = Readonly<Record<'_key' | '_type' | 'language' | 'slug', string>>;

type Fields = Readonly<Record<string, unknown>>;

/**
 * What has to be published so that no address of a document is lost: `next`, with every slug that
 * `previous` was served under, and `next` is not, added to `previousSlugs`. The site answers those
 * with a permanent redirect. Whoever publishes calls this: the embedded content service, the
 * import and the editing tool.
 *
 * - A slug counts in the languages that the document claims; upper and lower case are the same,
 *   as they are in routing.
 * - A slug that is current again is no longer an earlier one in that language. Entries are unique
 *   by language and slug, and their keys follow from both.
 * - Gives `next` itself where there is nothing to change, and for types without slugs. Never
 *   throws: what is malformed counts as absent, and stays as it is unless the list changes.
 *
 * @param previous the version that is public now; null where there is none
 * @param next the version to be published
 */
export function keepPreviousSlugs<T extends Fields>(previous: Fields | null, next: T): T {
  if (typeof next._type !== 'string' || !Object.hasOwn(routeOfType, next._type)) return next;
  const current = servedSlugs(next);
  const seen = new Set(current.map(identityOf));
  const isNew = (entry: Fields): boolean => {
    const identity = identityOf(entry);
    if (identity === null) return true;
    if (seen.has(identity)) return false;
    seen.add(identity);
    return true;
  };
  const written: readonly unknown[] = Array.isArray(next.previousSlugs) ? next.previousSlugs : [];
  const kept = written.filter((entry) => !isObject(entry) || isNew(entry));
  const left = previous?._type === next._type ? servedSlugs(previous).filter(isNew) : [];
  if (left.length === 0 && kept.length === written.length) return next;
  return { ...next, previousSlugs: [...kept.filter(isObject), ...left] };
}

/** The slugs under which a document has an address, in the form in which they are remembered. */
function servedSlugs({ slug, languages }: Fields): PreviousSlug[] {
  const slugs = isObject(slug) ? slug : {};
  return locales.flatMap(({ id: language }) => {
    const claimed = !Array.isArray(languages) || languages.includes(language);
    const text = claimed ? slugOf(slugs[language]) : null;
    if (text === null) return [];
    const _key = `${language}-${encodeURIComponent(text.toLowerCase())}`;
    return [{ _key, _type: 'previousSlug', language, slug: text }];
  });
}

function slugOf(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim().toWellFormed() : '';
  return text === '' ? null : text;
}

/** What makes two entries the same; null for an entry that names no address. */
function identityOf({ language, slug }: Fields): string | null {
  const text = slugOf(slug);
  return typeof language !== 'string' || text === null
    ? null
    : `${language}\n${text.toLowerCase()}`;
}
