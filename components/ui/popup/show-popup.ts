import { hideFocused } from '#lib/platform/hide-focused';
import { upToWide } from '../breakpoints.ts';
import { isReached } from '../is-reached.ts';
import { openMenus } from '../menus.ts';
import { offerMark, popupMark, promotionMark } from './popup-mark.ts';

const entry = 'popup-seen';

/** Delay before the pop-up is shown, in milliseconds, so that visitors see the page first. */
const delay = 3000;

/** How often it is then checked whether the pop-up can be shown, or stay, in milliseconds. */
const pause = 1000;

/** The elements in view that keep the pop-up hidden: what sells, promotes or asks, a menu, a dialog. */
const busy = `main :is([data-ticket-card], [data-checkout], [data-tickets], form), footer form, [${offerMark}], [${promotionMark}], ${openMenus}, dialog[open]`;

/**
 * Shows the page's pop-up, once, to visitors who have passed the gate, while nothing in view sells
 * or asks for something: a ticket card, the buy bar, a menu, a form or another promotion.
 */
export function showPopup(): void {
  const popup = document.querySelector<HTMLElement>(`[${popupMark}]`);
  const name = popup?.getAttribute(popupMark) ?? '';
  if (!popup || isKnown(name)) return;
  const hide = () => {
    popup.hidden = true;
  };
  const hideWhenBusy = () => {
    if (popup.hidden || !popup.isConnected) return;
    // A visitor who has reached it, with the keyboard or the pointer, keeps it.
    if (canShow(popup) || isReached(popup)) setTimeout(hideWhenBusy, pause);
    else hide();
  };
  const showWhenFree = () => {
    if (!popup.isConnected || isKnown(name)) return;
    if (!canShow(popup)) {
      setTimeout(showWhenFree, pause);
      return;
    }
    if (!remember(name)) return;
    popup.querySelector('button')?.addEventListener('click', () => hideFocused(popup));
    popup.hidden = false;
    setTimeout(hideWhenBusy, pause);
  };
  setTimeout(showWhenFree, delay);
}

function canShow(popup: HTMLElement): boolean {
  if (document.documentElement.dataset.gate !== 'passed') return false;
  // What it leads to may be over.
  if (popup.parentElement?.hidden) return false;
  // The first screen of phones and tablets is left to the page.
  if (matchMedia(upToWide).matches && scrollY < innerHeight) return false;
  return ![...document.querySelectorAll(busy)].some(isInView);
}

function isInView(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < innerHeight;
}

/** Whether this pop-up was shown before. Without local storage, it counts as shown. */
function isKnown(popup: string): boolean {
  try {
    return localStorage.getItem(entry) === popup;
  } catch {
    return true;
  }
}

/** Marks a pop-up as shown; returns whether that is possible. */
function remember(popup: string): boolean {
  try {
    localStorage.setItem(entry, popup);
    return true;
  } catch {
    return false;
  }
}
