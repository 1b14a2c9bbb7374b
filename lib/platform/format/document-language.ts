import { contentLocale } from '../i18n/content-locale.ts';
import type { Locale } from '../i18n/locales.ts';

/** The `lang` attributes within a document's page; undefined where the page's own is right. */
export interface DocumentLanguage {
  /** For the content of the document. */
  readonly document: Locale | undefined;
  /** For UI texts within it, which stay in the page's language. */
  readonly labels: Locale | undefined;
}

/** Returns the `lang` attributes of a document in `content` on a page in `page` (WCAG 3.1.2). */
export function documentLanguage(page: Locale, content: Locale): DocumentLanguage {
  return page === content
    ? { document: undefined, labels: undefined }
    : { document: content, labels: page };
}

/**
 * Returns the `lang` attribute of a document with these languages on a page in `page`, as of its title
 * in a list; undefined where it is shown in the page's own (WCAG 3.1.2).
 */
export function contentLanguage(languages: readonly Locale[], page: Locale): Locale | undefined {
  return documentLanguage(page, contentLocale(languages, page)).document;
}
