import type { Locale } from '../platform/i18n/locales.ts';
import { pathFor } from './path-for.ts';
import { routeOfType, type SluggedType } from './routes.ts';

/** What a document's public paths follow from: its type and its slug in each language. */
export interface Addressed {
  readonly _type: SluggedType;
  readonly slug: { readonly en: string } & { readonly [L in Locale]?: string | null | undefined };
}

/** The slug a document is served under in a language: its own there, else the English one. */
export function slugFor(slug: Addressed['slug'], locale: Locale): string {
  return slug[locale] ?? slug.en;
}

/**
 * The public path of a document in a language. One that has no slug there is served under its
 * English one.
 */
export function documentPath(document: Addressed, locale: Locale): string {
  return pathFor(routeOfType[document._type], locale, slugFor(document.slug, locale));
}
