/** How soon a change is public, as docs/editors.md promises, for `expect.poll`. */
export const withinFiveSeconds = { timeout: 5000, intervals: [100] };

/** The same from an instant on, such as the press of a button, in ms since the epoch. */
export const withinFiveSecondsOf = (instant: number) => ({
  ...withinFiveSeconds,
  // Without a timeout, it would wait for ever.
  timeout: Math.max(1, instant + withinFiveSeconds.timeout - Date.now()),
});
