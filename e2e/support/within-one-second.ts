/** How soon other editors and the page beside the form show a change, for `expect.poll`. */
export const withinOneSecond = { timeout: 1000, intervals: [50] };

/**
 * The same for the last key of many: the Studio saves the first change at once, and then once a
 * second what has come since, for as long as somebody types.
 */
export const withinOneSecondOfSaving = { ...withinOneSecond, timeout: 2000 };
