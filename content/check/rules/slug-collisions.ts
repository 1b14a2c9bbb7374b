import { findDocument } from '../../../lib/routing/find-document.ts';
import { type SluggedDocument, slugIn } from '../../../lib/routing/slug-index.ts';
import type { FullDocument } from '../../format/json.ts';
import { type LocaleId, locales } from '../../schema/locales.ts';
import { type Dataset, ofType } from '../dataset.ts';
import { type Problem, reporter } from '../problem.ts';
import { fieldsOf, textOf } from '../values.ts';

const report = reporter('slug-collisions');

/**
 * Slugs, present and earlier ones, under which the site serves another document of the same type.
 * A document without a slug in a language is served under its English one there.
 */
export function slugCollisions(dataset: Dataset): Problem[] {
  const { documents } = dataset.slugIndex;
  return [
    ...documents.flatMap((document) => presentCollisions(document, dataset)),
    ...documents.flatMap((document) => earlierCollisions(document, dataset)),
    ...pageCollisions(dataset),
  ];
}

/** The document that answers in the place of `document`, if another does. */
function rival(
  { id, route }: SluggedDocument,
  locale: LocaleId,
  slug: string | null,
  { slugIndex }: Dataset,
): string | undefined {
  const served = slug === null ? null : findDocument(slugIndex, route, locale, slug);
  return served && served.id !== id ? served.id : undefined;
}

function presentCollisions(slugged: SluggedDocument, dataset: Dataset): Problem[] {
  const document = dataset.byId.get(slugged.id);
  if (!document) return [];
  const english = rival(slugged, 'en', slugIn(slugged, 'en'), dataset);
  return locales.flatMap(({ id: language }) => {
    const slug = slugIn(slugged, language);
    const other = rival(slugged, language, slug, dataset);
    // What collides in English does so wherever English stands in; once is enough.
    const borrowed = slugged.slugs[language] === undefined;
    if (other === undefined || (borrowed && other === english)) return [];
    return [report(document, { path: 'slug', language }, `"${slug}" leads to ${other}`)];
  });
}

/**
 * Earlier slugs are kept without anybody asking, and another document may well take one over: its
 * page is then what the address means, and only a look is due.
 */
function earlierCollisions(slugged: SluggedDocument, dataset: Dataset): Problem[] {
  const document = dataset.byId.get(slugged.id);
  if (!document) return [];
  return slugged.previous.flatMap(({ locale: language, slug }, index) => {
    const other = rival(slugged, language, slug, dataset);
    const place = { path: `previousSlugs[${index}]`, language };
    return other ? [report(document, place, `"${slug}" leads to ${other}`, 'warning')] : [];
  });
}

/** Pages are served by route; two with one slug mean that a copy was not finished. */
function pageCollisions(dataset: Dataset): Problem[] {
  const owners = new Map<string, FullDocument>();
  return ofType(dataset, 'page').flatMap((page) =>
    locales.flatMap(({ id: language }) => {
      const slug = textOf(fieldsOf(page.slug)[language]);
      if (slug === undefined) return [];
      const key = `${language} ${slug.toLowerCase()}`;
      const owner = owners.get(key);
      owners.set(key, owner ?? page);
      if (!owner) return [];
      return [report(page, { path: 'slug', language }, `"${slug}" leads to ${owner._id}`)];
    }),
  );
}
