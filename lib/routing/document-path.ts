import type { Locale } from '../platform/i18n/locales.ts';
import { pathFor } from './path-for.ts';
import { routeOfType, type SluggedType } from './routes.ts';
import type { SluggedDocument } from './slug-index.ts';

/** The data that determines a document's public paths: its type, and its slug by language. */
export interface Addressed {
  readonly _type: SluggedType;
  readonly slug: { readonly en: string } & { readonly [L in Locale]?: string | null | undefined };
}

/**
 * Returns the slug under which a document is served in a language: its own there, else the English
 * one; null if it has neither.
 */
export function slugFor(slug: Addressed['slug'], locale: Locale): string;
export function slugFor(slugs: SluggedDocument['slugs'], locale: Locale): string | null;
export function slugFor(slugs: Partial<Addressed['slug']>, locale: Locale): string | null {
  return slugs[locale] ?? slugs.en ?? null;
}

/**
 * Returns the public path of a document in a language. A document without a slug there is served
 * under its English one.
 */
export function documentPath(document: Addressed, locale: Locale): string {
  return pathFor(routeOfType[document._type], locale, slugFor(document.slug, locale));
}
