/** How soon a change is public, as docs/editors.md promises, for `expect.poll`. */
export const withinFiveSeconds = { timeout: 5000, intervals: [100] };
