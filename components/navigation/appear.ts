import { lessMotion } from '../ui/less-motion';

/**
 * Attributes of elements that appear on scroll, and of those still hidden; the style sheet animates
 * both.
 */
const mark = 'data-appear';
const waiting = 'data-waiting';

let observer: IntersectionObserver | null = null;

/**
 * Hides elements below the fold until they are scrolled into view. Elements in view stay visible;
 * without scripts, or with reduced motion, nothing is hidden.
 */
export function setUpAppearing(): void {
  if (matchMedia(lessMotion).matches) return;
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
