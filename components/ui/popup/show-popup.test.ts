import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showPopup } from './show-popup.ts';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  document.documentElement.dataset.gate = 'passed';
  given({ small: false, scrolled: 0 });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

function given({ small, scrolled }: { readonly small: boolean; readonly scrolled: number }) {
  vi.stubGlobal('matchMedia', () => ({ matches: small }));
  vi.stubGlobal('scrollY', scrolled);
}

/** Renders a pop-up beside `content`, whose first element is so far below the top of the screen. */
function page(content = '', top = 0): HTMLElement {
  document.body.innerHTML = `<main id="content" tabindex="-1">${content}</main>
    <aside data-popup="/en/gift-vouchers" hidden><button>×</button></aside>`;
  moveTo(top);
  showPopup();
  return document.querySelector('aside') ?? document.body;
}

function moveTo(top: number) {
  const [first] = document.querySelector('main')?.children ?? [];
  if (first) first.getBoundingClientRect = () => new DOMRect(0, top, 300, 100);
}

function isShownAfter(ms: number, popup: HTMLElement) {
  vi.advanceTimersByTime(ms);
  return !popup.hidden;
}

it('comes after a few seconds, is closed, and comes once to a visitor', () => {
  const popup = page();
  expect(isShownAfter(2000, popup)).toBe(false);
  expect(isShownAfter(2000, popup)).toBe(true);
  popup.querySelector('button')?.focus();
  popup.querySelector('button')?.click();
  expect(popup.hidden).toBe(true);
  expect(document.activeElement?.id).toBe('content');
  expect(isShownAfter(60_000, page())).toBe(false);
});

describe('waits until it is out of view:', () => {
  it.each([
    ['a ticket card', '<div data-ticket-card></div>'],
    ['a button that opens the checkout', '<a data-checkout="locale=en"></a>'],
    ['a form', '<form></form>'],
    ['the offer at the thumb', '<div data-offer></div>'],
    ['an announcement', '<section data-promotion></section>'],
    ['an open menu', '<details open data-menu></details>'],
    ['an open dialog', '<dialog open></dialog>'],
  ])('%s', (_, content) => {
    const popup = page(content, 700);
    expect(isShownAfter(60_000, popup)).toBe(false);
    moveTo(-200);
    expect(isShownAfter(2000, popup)).toBe(true);
  });
});

it('goes when something that sells comes into view, and does not return', () => {
  const popup = page('<form></form>', 900);
  expect(isShownAfter(10_000, popup)).toBe(true);
  moveTo(500);
  expect(isShownAfter(1000, popup)).toBe(false);
  moveTo(900);
  expect(isShownAfter(60_000, popup)).toBe(false);
});

it('stays while it has the focus', () => {
  const popup = page('<form></form>', 900);
  expect(isShownAfter(10_000, popup)).toBe(true);
  popup.querySelector('button')?.focus();
  moveTo(500);
  expect(isShownAfter(10_000, popup)).toBe(true);
});

it('does not come while what it leads to is not offered', () => {
  const popup = page();
  const timed = document.createElement('div');
  timed.hidden = true;
  popup.before(timed);
  timed.append(popup);
  expect(isShownAfter(60_000, popup)).toBe(false);
  timed.hidden = false;
  expect(isShownAfter(2000, popup)).toBe(true);
});

it('does not come over the gate', () => {
  document.documentElement.dataset.gate = 'open';
  expect(isShownAfter(60_000, page())).toBe(false);
});

it('does not come on the first screen of phones and tablets', () => {
  given({ small: true, scrolled: 300 });
  const popup = page();
  expect(isShownAfter(60_000, popup)).toBe(false);
  given({ small: true, scrolled: 900 });
  expect(isShownAfter(2000, popup)).toBe(true);
});

it('does not come where it cannot be remembered that it came', () => {
  const setItem = () => {
    throw new Error('full');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem });
  expect(isShownAfter(60_000, page())).toBe(false);
});
