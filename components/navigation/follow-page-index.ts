/** Attribute of the list of links to the parts of a long page. */
const mark = 'data-page-index';

/** The line of the screen, a third from its top, that decides which part a visitor is reading. */
const readingLine = '-33% 0px -67% 0px';

/** How long a page that stands still has not been scrolled, in ms. */
const stillAfter = 100;

/** After this time in ms without a scroll event, a scroll counts as over although no event says so. */
const overAfter = 1000;

let observer: IntersectionObserver | null = null;
/** Set while the index waits for the page to stand still. */
let timer: ReturnType<typeof setTimeout> | undefined;
/**
 * When the scroll in progress began or last moved the page, in ms of the page's clock; null if none is,
 * or if the browser does not report when a scroll ends (`scrollend`).
 */
let scrolledAt: number | null = null;

/**
 * Marks in the page's index the part that a visitor is reading, and keeps its link in view. Without
 * scripts no part is marked.
 */
export function followPageIndex(): void {
  observer?.disconnect();
  const list = document.querySelector(`[${mark}]`);
  if (!list) return;
  const links = new Map<Element, HTMLAnchorElement>();
  observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const link = links.get(target);
        if (isIntersecting) link?.setAttribute('aria-current', 'location');
        else link?.removeAttribute('aria-current');
      }
      showOnceStill();
    },
    { rootMargin: readingLine },
  );
  for (const link of list.querySelectorAll('a')) {
    const part = document.getElementById(link.hash.slice(1));
    if (!part) continue;
    links.set(part, link);
    observer.observe(part);
  }
  // Added once, however often it is called.
  list.addEventListener('click', noteScroll);
  addEventListener('scroll', noteScroll);
  addEventListener('scrollend', noteScrollEnd);
}

/** A click on a link begins a scroll, whose first event may come late. */
function noteScroll(): void {
  if ('onscrollend' in window) scrolledAt = performance.now();
  waitLonger();
}

function noteScrollEnd(): void {
  scrolledAt = null;
  waitLonger();
}

/** Where no other part has been marked, the list stays as the visitor has scrolled it. */
function waitLonger(): void {
  if (timer !== undefined) showOnceStill();
}

/**
 * Shows the marked link once the page stands still: scrolling the list earlier can end a smooth scroll
 * of the page half-way, as in Chromium, and moves links away from under a finger. On a slow device, a
 * smooth scroll pauses for longer than a page that stands still.
 */
function showOnceStill(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (scrolledAt !== null && performance.now() - scrolledAt < overAfter) {
      showOnceStill();
      return;
    }
    timer = undefined;
    const list = document.querySelector(`[${mark}]`);
    const link = list?.querySelector('[aria-current]');
    if (list && link) showWithin(list, link);
  }, stillAfter);
}

/** Scrolls a list sideways, and nothing else, until a link stands in its middle. */
function showWithin(list: Element, link: Element): void {
  const { left, width } = link.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  list.scrollBy({ left: left + width / 2 - (frame.left + frame.width / 2) });
}
