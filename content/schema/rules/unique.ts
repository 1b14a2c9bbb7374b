import { isRecord } from '../../../lib/content/parse/formats/is-record.ts';
import { readRedirectSource } from '../../../lib/content/parse/formats/read-address.ts';
import { readAnchor } from '../../../lib/content/parse/formats/read-anchor.ts';
import { readSlug } from '../../../lib/content/parse/formats/read-slug.ts';
import type { Locale } from '../../../lib/platform/i18n/locales.ts';
import { splitPath } from '../../../lib/routing/split-path.ts';
import { documentName } from '../values/document-name.ts';
import { localeIds } from '../values/locales.ts';
import { slugTaken, valueTaken } from './messages.ts';
import { fetchOthers, type OthersContext } from './other-documents.ts';

/** Returns the name of another document that fulfils a condition; null where there is none. */
async function findOther(...args: Parameters<typeof fetchOthers>): Promise<string | null> {
  const [other] = await fetchOthers(...args);
  return other ? documentName(other) : null;
}

/** Returns the spellings of a value that the site reads as the same one. */
type Spellings = (value: string) => readonly string[];

/** Of a value that has one spelling only. */
const asWritten: Spellings = (value) => [value];

const anchor: Spellings = (value) => {
  const name = readAnchor(value) ?? value;
  return [name, `#${name}`];
};

/**
 * The site compares paths with their escapes decoded and without empty segments. These are the usual
 * spellings of one; `npm run content:check` finds the others.
 */
const path: Spellings = (value) => {
  const decoded = splitPath(readRedirectSource(value) ?? '');
  if (!decoded || decoded.length === 0) return [];
  const paths = [decoded, decoded.map(encodeURIComponent)].map((each) => `/${each.join('/')}`);
  return paths.flatMap((each) => [each, `${each}/`]);
};

/** Slugs are read without the spaces and slashes around them. These are the usual spellings. */
const slugSpellings: Spellings = (value) =>
  ['', '/', ' '].flatMap((before) => ['', '/', ' '].map((after) => `${before}${value}${after}`));

/** The fields whose values documents of a type cannot share. */
const uniqueFields = { anchor, from: path, name: asWritten, route: asWritten, venue: asWritten };

/** Rejects a value of a field that another document has: only one of them is shown, or found by it. */
export function uniqueIn(field: keyof typeof uniqueFields) {
  return async (value: unknown, context: OthersContext): Promise<true | string> => {
    if (typeof value !== 'string') return true;
    const other = await findOther(
      `${field} in $values`,
      { values: uniqueFields[field](value) },
      context,
    );
    return other === null || valueTaken(other);
  };
}

/**
 * Returns the languages in which a document is found under its slug in one language: in that
 * language and, under the English one, in all in which it has none.
 */
export function languagesUnder(language: Locale, hasSlug: (other: Locale) => boolean): Locale[] {
  return localeIds.filter((other) => other === language || (language === 'en' && !hasSlug(other)));
}

/**
 * Rejects a slug under which another document of the same type is found in a language: only one of
 * them would be reachable. Compares as routing does: in any case, and with the English slug where
 * there is none in the language. The addresses of pages do not depend on their slugs.
 */
export function uniqueSlug(language: Locale) {
  return async (value: unknown, context: OthersContext): Promise<true | string> => {
    const slug = readSlug(value);
    if (slug === null || context.document?._type === 'page') return true;
    const slugs = isRecord(context.document?.slug) ? context.document.slug : {};
    const condition = languagesUnder(language, (id) => readSlug(slugs[id]) !== null)
      .map((id) => `lower(select(slug.${id} > "" => slug.${id}, slug.en)) in $values`)
      .join(' || ');
    const values = slugSpellings(slug.toLowerCase());
    const other = await findOther(condition, { values }, context);
    return other === null || slugTaken(other);
  };
}
