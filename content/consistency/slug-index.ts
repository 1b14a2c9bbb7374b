import {
  readRedirectSource,
  readRedirectTarget,
} from '../../lib/content/parse/formats/read-address.ts';
import { locales } from '../../lib/platform/i18n/locales.ts';
import { routeOfType } from '../../lib/routing/routes.ts';
import type { SluggedDocument, SlugIndex } from '../../lib/routing/slug-index.ts';
import { isSlugged } from '../../lib/routing/slugged-types.ts';
import type { FullDocument } from '../json/json.ts';
import { fieldsOf, itemsOf, textOf } from '../json/values.ts';

/** Whether a document has a page of its own. */
export function hasPage({ _type }: FullDocument): boolean {
  return _type === 'page' || isSlugged(_type);
}

/**
 * Returns the slug index of these documents for the site's routing. Redirects to addresses of
 * `origin`, that of the site, lead to their path.
 */
export function slugIndexOf(documents: readonly FullDocument[], origin?: string): SlugIndex {
  return {
    documents: documents.flatMap(sluggedDocument),
    redirects: documents.flatMap(({ _type, from, to, permanent }) => {
      const rule = { from: readRedirectSource(from), to: readRedirectTarget(to, origin) };
      if (_type !== 'redirect' || rule.from === null || rule.to === null) return [];
      return [{ from: rule.from, to: rule.to, permanent: permanent === true }];
    }),
  };
}

function sluggedDocument(document: FullDocument): SluggedDocument[] {
  const { _id: id, _type, slug, previousSlugs } = document;
  if (!isSlugged(_type)) return [];
  const slugs = locales.flatMap((language) => {
    const own = textOf(fieldsOf(slug)[language]);
    return own !== undefined ? [[language, own]] : [];
  });
  const previous = itemsOf(previousSlugs).flatMap(([, { language, slug: earlier }]) => {
    const locale = locales.find((each) => each === language);
    const text = textOf(earlier);
    return locale && text !== undefined ? [{ locale, slug: text }] : [];
  });
  return [{ id, route: routeOfType[_type], slugs: Object.fromEntries(slugs), previous }];
}
