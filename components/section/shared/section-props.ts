import type { SectionOf, SectionType } from '#lib/content/get-page';
import type { Locale } from '#lib/platform/i18n/locales';
import type { Listing } from '#lib/request/listing/list-route';

/** The props of every section of a page. */
export interface SectionProps<Type extends SectionType> {
  readonly section: SectionOf<Type>;
  /** The language of the page; the section's texts are already resolved to it. */
  readonly locale: Locale;
  /** The language of the section's own texts where it is not the page's (WCAG 3.1.2). */
  readonly lang?: Locale | undefined;
  /** The fill level at this section, for the measure above its heading. */
  readonly decilitres?: number | undefined;
  /**
   * The page of the section, which may be the page of its own list, and the query of the filter.
   */
  readonly listing?: Listing | undefined;
}
