import { setUpAppearing } from '#lib/motion/appear';
import { appearDelays } from '#lib/motion/appear-delays';
import { showPopup } from '#lib/notice/show-popup';
import { offerSharing } from '#lib/share/offer-sharing';
import { reloadOnChunkFailure } from '#lib/updates/chunk-failure';
import { holdsText } from './holds-text';

let listening = false;

/**
 * Attends to a page that somebody has begun to act on, after the page has changed or the gate has
 * let them in: what appears, what is pointed out, who can be told of it, and parts of the program
 * that are gone.
 */
export function attend(after: keyof typeof appearDelays): void {
  setTimeout(setUpAppearing, appearDelays[after]);
  showPopup();
  offerSharing();
  if (listening) return;
  listening = true;
  window.addEventListener('unhandledrejection', ({ reason }) => {
    // What was typed is worth more than the part that is missing.
    if (!holdsText()) reloadOnChunkFailure(reason);
  });
}
