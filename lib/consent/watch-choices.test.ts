import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { watchChoices } from './watch-choices.ts';

const unanswered = 'NEXT_LOCALE=en';
const refused = 'age-proof=1; cc_cookie=none';
const agreed = 'age-proof=1; cc_cookie=all';

let cookies = vi.spyOn(document, 'cookie', 'get');
let reload = vi.spyOn(location, 'reload');

beforeAll(() => {
  watchChoices();
  // As often as the visitor sees a page.
  watchChoices();
});

beforeEach(() => {
  cookies = vi.spyOn(document, 'cookie', 'get');
  reload = vi.spyOn(location, 'reload').mockReturnValue();
});

/** Leaves the page with some cookies, and returns to it from the back/forward cache with others. */
function leaveAndReturn(before: string, after: string) {
  cookies.mockReturnValue(before);
  dispatchEvent(new Event('pagehide'));
  cookies.mockReturnValue(after);
  dispatchEvent(new Event('pageshow'));
}

it.each([
  ['withdrew the consent', agreed, refused],
  ['agreed', refused, agreed],
  ['passed the gate', unanswered, `${unanswered}; ${refused}`],
  ['proved the age', 'cc_cookie=none', refused],
])('a page from the back/forward cache is loaded again if the visitor %s', (_, before, after) => {
  leaveAndReturn(before, after);
  expect(reload).toHaveBeenCalledOnce();
});

it('a page from the back/forward cache is kept where only other cookies have changed', () => {
  leaveAndReturn(`${unanswered}; ${agreed}`, `${agreed}; NEXT_LOCALE=de; _ga=GA1`);
  leaveAndReturn(unanswered, '');
  expect(reload).not.toHaveBeenCalled();
});

it('the first showing of a page is not taken for a return', () => {
  cookies.mockReturnValue(unanswered);
  dispatchEvent(new Event('pageshow'));
  cookies.mockReturnValue(agreed);
  dispatchEvent(new Event('pageshow'));
  expect(reload).not.toHaveBeenCalled();
});
