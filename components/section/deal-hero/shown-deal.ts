import type { SectionOf } from '#lib/content/get-page';

/** A deal as the section's query projects it. */
export type ShownDeal = SectionOf<'dealHeroSection'>['deal'];
