import type { Locale } from '../platform/i18n/locales.ts';
import type { SlugRoute } from './routes.ts';

/** A document with a page. */
export interface SluggedDocument {
  readonly id: string;
  readonly route: SlugRoute;
  /** Its own slug in each language that has one, whether or not the document exists in it. */
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
