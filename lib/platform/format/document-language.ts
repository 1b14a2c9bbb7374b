import type { Locale } from '../i18n/locales.ts';

/** The `lang` attributes of a document's page; undefined where the page's own already tells. */
export interface DocumentLanguage {
  /** For what the document says. */
  readonly document: Locale | undefined;
  /** For interface words within it, which stay in the page's language. */
  readonly words: Locale | undefined;
}

/** How a document in `content` is marked up on a page in `page` (WCAG 3.1.2). */
export function documentLanguage(page: Locale, content: Locale): DocumentLanguage {
  return page === content
    ? { document: undefined, words: undefined }
    : { document: content, words: page };
}
