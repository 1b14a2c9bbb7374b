/** Browsers store a timer's delay in 32 bits, in milliseconds. */
const longestDelay = 2 ** 31 - 1;

/**
 * Shows and hides `Timed` elements by the current time, and again whenever one begins or ends.
 * Returns a function that stops it.
 */
export function judgeTimed(): () => void {
  let timer: number;
  const judge = () => {
    const now = Date.now();
    let next = now + longestDelay;
    for (const element of document.querySelectorAll<HTMLElement>('[data-shown]')) {
      let hidden = true;
      for (const span of element.dataset.shown?.split(' ') ?? []) {
        // A missing bound becomes NaN, which compares false with everything.
        const [from = Number.NaN, until = Number.NaN] = span.split('/').map(Date.parse);
        if (!(from > now || until <= now)) hidden = false;
        for (const bound of [from, until]) if (bound > now && bound < next) next = bound;
      }
      element.hidden = hidden;
    }
    timer = window.setTimeout(judge, next - now);
  };
  judge();
  return () => clearTimeout(timer);
}
