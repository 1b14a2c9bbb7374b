import { popupMark } from './popup-mark.ts';

const entry = 'popup-seen';

/** Visitors have settled on the page before something comes up, in ms. */
const delay = 3000;

/** Shows the page's pop-up to those who have passed the gate and have not seen it yet. */
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

/** Whether this pop-up was shown before; from now on it was. Without a memory, none is shown. */
function isKnown(popup: string): boolean {
  try {
    if (localStorage.getItem(entry) === popup) return true;
    localStorage.setItem(entry, popup);
    return false;
  } catch {
    return true;
  }
}
