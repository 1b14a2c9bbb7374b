import type { Locale } from '../platform/i18n/locales.ts';
import { pathFor } from './path-for.ts';
import { routeOfType, type SluggedType } from './routes.ts';

/** What determines a document's public paths: its type and its slug in each language. */
export interface Addressed {
  readonly _type: SluggedType;
  readonly slug: { readonly en: string } & { readonly [L in Locale]?: string | null | undefined };
}

/**
 * Returns the slug under which a document is served in a language: its own there, else the English
 * one.
 */
export function slugFor(slug: Addressed['slug'], locale: Locale): string {
  return slug[locale] ?? slug.en;
}

/**
 * Returns the public path of a document in a language. A document without a slug there is served
 * under its English one.
 */
export function documentPath(document: Addressed, locale: Locale): string {
  return pathFor(routeOfType[document._type], locale, slugFor(document.slug, locale));
}
