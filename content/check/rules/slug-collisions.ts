import { slugFor } from '../../../lib/routing/document-path.ts';
import type { SluggedDocument } from '../../../lib/routing/slug-index.ts';
import { type Dataset, ofType } from '../../consistency/dataset.ts';
import { slugRival } from '../../consistency/slug-rival.ts';
import type { FullDocument } from '../../json/json.ts';
import { fieldsOf, textOf } from '../../json/values.ts';
import { locales } from '../../schema/values/locales.ts';
import { type Problem, reporter } from '../model/problem.ts';

const report = reporter('slug-collisions');

/**
 * Finds slugs, current and previous ones, under which the site serves another document of the same
 * type. A document without a slug in a language is served under its English slug there.
 */
export function slugCollisions(dataset: Dataset): Problem[] {
  const { documents } = dataset.slugIndex;
  return [
    ...documents.flatMap((document) => presentCollisions(document, dataset)),
    ...documents.flatMap((document) => earlierCollisions(document, dataset)),
    ...pageCollisions(dataset),
  ];
}

function presentCollisions(slugged: SluggedDocument, dataset: Dataset): Problem[] {
  const document = dataset.byId.get(slugged.id);
  if (!document) return [];
  const english = slugRival(slugged, 'en', slugFor(slugged.slugs, 'en'), dataset);
  return locales.flatMap(({ id: language }) => {
    const slug = slugFor(slugged.slugs, language);
    const other = slugRival(slugged, language, slug, dataset);
    // Documents that collide in English do so wherever English is the fallback; one report is
    // enough.
    const borrowed = slugged.slugs[language] === undefined;
    if (other === undefined || (borrowed && other === english)) return [];
    return [report(document, { path: 'slug', language }, `"${slug}" leads to ${other}`)];
  });
}

/**
 * Finds collisions of previous slugs. They are stored automatically, and another document may
 * legitimately reuse one: the address then belongs to its page, or to that of the document that had
 * it last, so this is only a warning.
 */
function earlierCollisions(slugged: SluggedDocument, dataset: Dataset): Problem[] {
  const document = dataset.byId.get(slugged.id);
  if (!document) return [];
  return slugged.previous.flatMap(({ locale: language, slug }, index) => {
    const other = slugRival(slugged, language, slug, dataset);
    const place = { path: `previousSlugs[${index}]`, language };
    return other ? [report(document, place, `"${slug}" leads to ${other}`, 'warning')] : [];
  });
}

/** Finds pages with the same slug. Pages are served by route, so this means an unfinished copy. */
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
