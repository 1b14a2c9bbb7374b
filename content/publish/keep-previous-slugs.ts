import { isRecord, type JsonRecord } from '../../lib/content/parse/formats/is-record.ts';
import { limits } from '../../lib/content/parse/formats/limits.ts';
import { readSlug } from '../../lib/content/parse/formats/read-slug.ts';
import { routeOfType } from '../../lib/routing/routes.ts';
import { locales } from '../schema/values/locales.ts';

/** An entry of `previousSlugs` as written by this module. */
type PreviousSlug = Readonly<Record<'_key' | '_type' | 'language' | 'slug', string>>;

/**
 * Returns the version to publish so that no address of a document is lost: `next`, with every slug
 * added to `previousSlugs` under which `previous` was served and `next` is not. The site answers
 * those with a permanent redirect. Called wherever documents are published: by the embedded content
 * service, the import and the editing tool.
 *
 * - Upper and lower case are equal, as in routing.
 * - A slug that is current again is removed from the previous ones in that language. Entries are
 *   unique by language and slug, and their keys are derived from both.
 * - Returns `next` itself where nothing changes, and for types without slugs. Never throws:
 *   malformed values are ignored, and stay unchanged unless the list changes.
 * - A slug that the site cannot serve is not added: it never was an address. Beyond the limit, the
 *   oldest entries are removed, so that the list never makes the document too large to be saved.
 *
 * @param previous the version that is public now; null where there is none
 * @param next the version to be published
 */
export function keepPreviousSlugs<T extends JsonRecord>(previous: JsonRecord | null, next: T): T {
  if (typeof next._type !== 'string' || !Object.hasOwn(routeOfType, next._type)) return next;
  const current = servedSlugs(next);
  const seen = new Set(current.map(identityOf));
  const isNew = (entry: JsonRecord): boolean => {
    const identity = identityOf(entry);
    if (identity === null) return true;
    if (seen.has(identity)) return false;
    seen.add(identity);
    return true;
  };
  const written: readonly unknown[] = Array.isArray(next.previousSlugs) ? next.previousSlugs : [];
  const kept = written.filter((entry) => !isRecord(entry) || isNew(entry));
  const left = previous?._type === next._type ? servedSlugs(previous).filter(isNew) : [];
  if (left.length === 0 && kept.length === written.length) return next;
  const previousSlugs = [...kept.filter(isRecord), ...left].slice(-limits.previousSlugs);
  return { ...next, previousSlugs };
}

/**
 * Returns the draft that remains when a document is unpublished, with the slugs of `published` among
 * its previous ones: the hosted service remembers nothing else of it. When the draft is published,
 * `keepPreviousSlugs` removes those that are current again.
 */
export function keepUnpublishedSlugs<T extends JsonRecord>(published: JsonRecord, draft: T): T {
  const { previousSlugs } = keepPreviousSlugs<JsonRecord>(published, { ...draft, slug: null });
  return previousSlugs === draft.previousSlugs ? draft : { ...draft, previousSlugs };
}

/** Whether two versions of a document have the same addresses. */
export function hasSameSlugs(one: JsonRecord, other: JsonRecord): boolean {
  const identities = (version: JsonRecord) => servedSlugs(version).map(identityOf).join();
  return identities(one) === identities(other);
}

/** Returns the slugs under which a document has an address, as entries of `previousSlugs`. */
function servedSlugs({ slug }: JsonRecord): PreviousSlug[] {
  const slugs = isRecord(slug) ? slug : {};
  return locales.flatMap(({ id: language }) => {
    const text = readSlug(slugs[language]);
    if (text === null) return [];
    const name = `${language}-${encodeURIComponent(text.toLowerCase())}`;
    const _key = name.slice(0, limits.key);
    return [{ _key, _type: 'previousSlug', language, slug: text }];
  });
}

/** Returns what identifies an entry; null for an entry without a valid address. */
function identityOf({ language, slug }: JsonRecord): string | null {
  const text = readSlug(slug);
  return typeof language !== 'string' || text === null
    ? null
    : `${language}\n${text.toLowerCase()}`;
}
