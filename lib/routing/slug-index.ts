import type { Locale } from '../platform/i18n/locales.ts';
import type { SlugRoute } from './routes.ts';

/** A document with a page: its slug in each language it exists in. */
export interface SluggedDocument {
  readonly id: string;
  readonly route: SlugRoute;
  readonly slugs: Readonly<Partial<Record<Locale, string>>>;
  /** Slugs it had before, in the language they belonged to. */
  readonly previous: readonly { readonly locale: Locale; readonly slug: string }[];
}

/** A redirect from content; `from` is a path with its locale prefix, `to` a path or an address. */
export interface RedirectRule {
  readonly from: string;
  readonly to: string;
  readonly permanent: boolean;
}

/** All addresses defined in content. */
export interface SlugIndex {
  readonly documents: readonly SluggedDocument[];
  readonly redirects: readonly RedirectRule[];
}

/**
 * Returns the slug under which a document is served in a language: its own, or the English one if
 * it does not exist in that language.
 */
export function slugIn(document: Pick<SluggedDocument, 'slugs'>, locale: Locale): string | null {
  return document.slugs[locale] ?? document.slugs.en ?? null;
}
