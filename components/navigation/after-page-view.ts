import { showPopup } from '../ui/popup/show-popup';
import { offerSharing } from '../ui/sharing/offer-sharing';
import { setUpAppearing } from './appear';
import { appearDelays } from './appear-delays';
import { watchChunks } from './watch-chunks';

/**
 * Attends to a page that somebody has begun to act on, after the page has changed or the gate has
 * let them in: what appears, what is pointed out, who can be told of it, and parts of the program
 * that are gone.
 */
export function afterPageView(after: keyof typeof appearDelays): void {
  setTimeout(setUpAppearing, appearDelays[after]);
  showPopup();
  offerSharing();
  watchChunks();
}
