import type { SectionOf } from '#lib/content/get-page';

/** One card of a section, as in the content. */
export type Card = NonNullable<SectionOf<'cardsSection'>['items']>[number];
