import type { SectionOf } from '#lib/content/get-page';

/** One card of a section, as content gives it. */
export type Card = NonNullable<SectionOf<'cardsSection'>['items']>[number];
