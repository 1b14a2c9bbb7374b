import { watchChoices } from '#lib/consent/watch-choices';
import { startVideo } from '../ui/background-video/start-video';
import { showPopup } from '../ui/popup/show-popup';
import { offerSharing } from '../ui/sharing/offer-sharing';
import { setUpAppearing } from './appear';
import { appearDelays } from './appear-delays';
import { followPageIndex } from './follow-page-index';
import { watchChunks } from './watch-chunks';

/**
 * Sets up a page that the visitor has begun to use, after a navigation or after the gate: elements
 * that appear on scroll, the index of the page, the popup, the sharing buttons, the watches for missing
 * chunks and for choices made on other pages, and the video of its first picture.
 */
export function afterPageView(after: keyof typeof appearDelays): void {
  setTimeout(setUpAppearing, appearDelays[after]);
  followPageIndex();
  showPopup();
  offerSharing();
  watchChunks();
  watchChoices();
  startVideo();
}
