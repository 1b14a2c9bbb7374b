import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followPageIndex } from './follow-page-index.ts';

/** Reports to the index that a part has reached the reading line. */
let reach: (part: Element) => void;
let scrollBy: ReturnType<typeof vi.fn>;

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(window, { onscrollend: null });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
      constructor(notify: (entries: object[]) => void) {
        reach = (target) => notify([{ target, isIntersecting: true }]);
      }
    },
  );
  document.body.innerHTML = `
    <ul data-page-index><li><a href="#hours">Hours</a></li></ul>
    <section id="hours"></section>`;
  scrollBy = vi.fn();
  Object.assign(document.querySelector('ul') ?? {}, { scrollBy });
  followPageIndex();
});

afterEach(() => {
  dispatchEvent(new Event('scrollend'));
  vi.useRealTimers();
});

const part = () => document.querySelector('section') ?? document.body;

it('marks the part that is being read, and shows its link once the page stands still', () => {
  reach(part());
  expect(document.querySelector('a')?.getAttribute('aria-current')).toBe('location');
  expect(scrollBy).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(scrollBy).toHaveBeenCalledOnce();
});

it('does not interrupt a scroll that pauses, as on a slow device', () => {
  dispatchEvent(new Event('scroll'));
  reach(part());
  vi.advanceTimersByTime(500);
  expect(scrollBy).not.toHaveBeenCalled();
  dispatchEvent(new Event('scrollend'));
  vi.advanceTimersByTime(100);
  expect(scrollBy).toHaveBeenCalledOnce();
});

it('does not interrupt the scroll that a click begins', () => {
  reach(part());
  document.querySelector('a')?.click();
  vi.advanceTimersByTime(500);
  expect(scrollBy).not.toHaveBeenCalled();
  dispatchEvent(new Event('scrollend'));
  vi.advanceTimersByTime(100);
  expect(scrollBy).toHaveBeenCalledOnce();
});

it('shows the link if no event says that a scroll is over', () => {
  dispatchEvent(new Event('scroll'));
  reach(part());
  vi.advanceTimersByTime(1200);
  expect(scrollBy).toHaveBeenCalledOnce();
});
