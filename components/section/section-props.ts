import type { SectionOf, SectionType } from '#lib/content/get-page';
import type { Locale } from '#lib/platform/i18n/locales';
import type { Listing } from '#lib/request/listing/list-route';

/** What every section of a page is given. */
export interface SectionProps<Type extends SectionType> {
  readonly section: SectionOf<Type>;
  /** The language of the page; the section's words are in it already. */
  readonly locale: Locale;
  /** The language of the section's own words where it is not the page's (WCAG 3.1.2). */
  readonly lang?: Locale | undefined;
  /** How full the glass is at this section, for the measure above its heading. */
  readonly decilitres?: number | undefined;
  /** The page it stands on, which may be the page of its own list, and what is asked of it. */
  readonly listing?: Listing | undefined;
}
