import { popupMark } from './popup-mark.ts';

const entry = 'popup-seen';

/** Delay before the pop-up is shown, in milliseconds, so that visitors see the page first. */
const delay = 3000;

/** Shows the page's pop-up to visitors who have passed the gate and have not seen it yet. */
export function showPopup(): void {
  const popup = document.querySelector<HTMLElement>(`[${popupMark}]`);
  if (!popup) return;
  setTimeout(() => {
    if (document.documentElement.dataset.gate !== 'passed' || !popup.isConnected) return;
    if (isKnown(popup.getAttribute(popupMark) ?? '')) return;
    popup.querySelector('button')?.addEventListener('click', () => {
      popup.hidden = true;
    });
    popup.hidden = false;
  }, delay);
}

/**
 * Whether this pop-up was shown before; marks it as shown. Without local storage, it counts as
 * shown.
 */
function isKnown(popup: string): boolean {
  try {
    if (localStorage.getItem(entry) === popup) return true;
    localStorage.setItem(entry, popup);
    return false;
  } catch {
    return true;
  }
}
