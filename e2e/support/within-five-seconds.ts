/** How soon a change is public (specification, section 5), for `expect.poll`. */
export const withinFiveSeconds = { timeout: 5000, intervals: [100] };
