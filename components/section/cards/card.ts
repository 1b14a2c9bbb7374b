import type { SectionOf } from '#lib/content/get-page';
import type { Locale } from '#lib/platform/i18n/locales';

/** One card of a section, as in the content. */
export type Card = NonNullable<SectionOf<'cardsSection'>['items']>[number];

/** The props of what renders the cards of a section. */
export interface CardsProps {
  readonly items: readonly Card[];
  /** The language of the cards, where it is not the page's. */
  readonly lang: Locale | undefined;
}
