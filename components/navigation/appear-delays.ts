/**
 * Delays, in milliseconds, after which elements that appear on scroll are set up again after a
 * navigation and after consent (specification, section 9).
 */
export const appearDelays = { pageChange: 100, consent: 600 } as const;
