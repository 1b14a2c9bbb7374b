import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { expectFollowed, onRouteChange } from './on-route-change';

vi.mock('./after-page-view', () => ({ afterPageView: vi.fn() }));
vi.mock('./start-background-tasks', () => ({ startBackgroundTasks: vi.fn() }));

const scrolledTo = vi.fn();

beforeEach(() => {
  document.body.innerHTML = `<main id="content" tabindex="-1">
    <details><summary>Answers</summary>
      <details><summary>Age</summary><div id="age">From 18.</div></details>
    </details>
    <details><summary>Pets</summary></details>
    <section id="way">By tram.</section>
    <a id="picture" href="/bell.jpg">A bell</a>
  </main>`;
  HTMLElement.prototype.scrollIntoView = function () {
    scrolledTo(this.id);
  };
  scrolledTo.mockReset();
});

afterEach(() => {
  history.replaceState(null, '', '/');
  sessionStorage.clear();
});

/** Follows a link to another page at `address`. */
function follow(address: string) {
  onRouteChange('/en/before');
  expectFollowed();
  arrive(address);
}

/** Goes back to another page at `address`. */
function goBack(address: string) {
  onRouteChange('/en/before');
  arrive(address);
}

function arrive(address: string) {
  history.replaceState(null, '', address);
  onRouteChange('/en/faq');
}

it.each([
  ['/en/faq', 'content'],
  ['/en/faq#way', 'way'],
  ['/en/faq#picture', 'picture'],
  ['/en/faq#nowhere', 'content'],
])('the focus moves to the part of the new page that the address names: %s', (address, id) => {
  follow(address);
  expect(document.activeElement?.id).toBe(id);
  expect(scrolledTo).not.toHaveBeenCalled();
});

it('what is open over the previous page is closed, and does not keep the focus', () => {
  document.body.insertAdjacentHTML('beforeend', '<dialog><a href="/en/faq">Questions</a></dialog>');
  const dialog = document.querySelector('dialog');
  dialog?.showModal();
  dialog?.querySelector('a')?.focus();
  follow('/en/faq');
  expect(dialog?.open).toBe(false);
  expect(document.activeElement?.id).toBe('content');
});

it('the codes of a new page are stored, those of a page to go back to are not', () => {
  follow('/en/faq?dsc=WINTER');
  expect(sessionStorage.getItem('dsc')).toBe('WINTER');
  sessionStorage.clear();
  goBack('/en/faq?dsc=WINTER');
  expect(sessionStorage.getItem('dsc')).toBeNull();
});

it('a link that is named stays in the tab order', () => {
  follow('/en/faq#picture');
  expect(document.getElementById('picture')?.hasAttribute('tabindex')).toBe(false);
});

it('the folds around a named part open, and the page scrolls to it', () => {
  follow('/en/faq#age');
  const open = [...document.querySelectorAll('details')].map((fold) => fold.open);
  expect(open).toEqual([true, true, false]);
  expect(scrolledTo).toHaveBeenLastCalledWith('age');
  expect(document.activeElement?.id).toBe('age');
});

it('on the way back the folds open, and the page stays where it was', () => {
  goBack('/en/faq#age');
  expect(document.getElementById('age')?.closest('details')?.open).toBe(true);
  expect(scrolledTo).not.toHaveBeenCalled();
});

it('closes menus, which were open when the page was received', () => {
  document.body.insertAdjacentHTML('beforeend', '<details data-menu open>Menu</details>');
  follow('/en/faq');
  expect(document.querySelector('[data-menu]')).not.toHaveAttribute('open');
});
