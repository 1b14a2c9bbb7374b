/** How soon other editors and the page beside the form show a change, for `expect.poll`. */
export const withinOneSecond = { timeout: 1000, intervals: [50] };
