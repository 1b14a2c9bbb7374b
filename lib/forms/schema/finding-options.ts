/** How guests heard of the museum (specification, section 3); the choice is optional. */
export const findingOptions = [
  'friendRecommendation',
  'socialMedia',
  'eventPortals',
  'printMedia',
  'other',
] as const;
