/** Browsers keep a timer's delay in 32 bits. */
const longestDelay = 2 ** 31 - 1;

/**
 * Shows and hides what `Timed` has rendered by the time it is, and again whenever something begins
 * or ends. Gives what stops it.
 */
export function judgeTimed(): () => void {
  let timer: number;
  const judge = () => {
    const now = Date.now();
    let next = now + longestDelay;
    for (const element of document.querySelectorAll<HTMLElement>('[data-from],[data-until]')) {
      // A bound that is absent is not a number, which is neither before nor after anything.
      const from = Date.parse(element.dataset.from ?? '');
      const until = Date.parse(element.dataset.until ?? '');
      element.hidden = from > now || until <= now;
      for (const bound of [from, until]) if (bound > now && bound < next) next = bound;
    }
    timer = window.setTimeout(judge, next - now);
  };
  judge();
  return () => clearTimeout(timer);
}
