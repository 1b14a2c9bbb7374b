/** What appears when it is scrolled to, and what waits to; the style sheet renders both. */
const mark = 'data-appear';
const waiting = 'data-waiting';

let observer: IntersectionObserver | null = null;

/**
 * Lets what is below the fold wait and appear when it is scrolled to. What is in view stays as it
 * is, so that nothing on show is ever hidden; without this, or for those who want less motion,
 * everything is in place at once.
 */
export function setUpAppearing(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  observer?.disconnect();
  observer = new IntersectionObserver((entries, self) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      target.removeAttribute(waiting);
      self.unobserve(target);
    }
  });
  for (const element of document.querySelectorAll(`[${mark}]`)) {
    if (element.getBoundingClientRect().top < innerHeight) continue;
    element.setAttribute(waiting, '');
    observer.observe(element);
  }
}
