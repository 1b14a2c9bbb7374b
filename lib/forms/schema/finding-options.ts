/** How guests heard of the house (specification, section 3); nothing chosen is an answer too. */
export const findingOptions = [
  'friendRecommendation',
  'socialMedia',
  'eventPortals',
  'printMedia',
  'other',
] as const;
