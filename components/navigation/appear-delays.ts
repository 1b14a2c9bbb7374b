/**
 * Page changes and consent set the elements that appear up again after these times, in ms
 * (specification, section 9).
 */
export const appearDelays = { pageChange: 100, consent: 600 } as const;
