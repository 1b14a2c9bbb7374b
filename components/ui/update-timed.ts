/** Browsers store a timer's delay in 32 bits, in milliseconds. */
const maxDelayMs = 2 ** 31 - 1;

let timer: number | undefined;

/**
 * Shows and hides `Timed` elements by the current time, and again whenever one begins or ends.
 * Returns a function that stops it.
 */
export function updateTimed(): () => void {
  clearTimeout(timer);
  const now = Date.now();
  let next = now + maxDelayMs;
  // A missing bound is NaN, which compares false with everything.
  const isOutside = (bound: number, index: number) => {
    if (bound > now && bound < next) next = bound;
    return index === 0 ? bound > now : bound <= now;
  };
  for (const element of document.querySelectorAll<HTMLElement>('[data-shown]')) {
    const spans = element.dataset.shown?.split(' ');
    element.hidden = !spans?.some((span) => !span.split('/').map(Date.parse).some(isOutside));
  }
  timer = window.setTimeout(updateTimed, next - now);
  return () => clearTimeout(timer);
}
