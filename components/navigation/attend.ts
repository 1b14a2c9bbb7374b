import { experienceMark } from '#lib/consent/experience-mark';
import { setUpAppearing } from '#lib/motion/appear';
import { popupMark } from '#lib/notice/popup-mark';
import { watchBuilds } from '#lib/updates/build-watch';
import { reloadOnChunkFailure } from '#lib/updates/chunk-failure';
import { holdsText } from './holds-text';

/** The first look at the latest build is this long after the page's start, in ms. */
const firstLook = 1000;

let watching = false;

/**
 * Attends to a page that has just been opened to a visitor: what appears (after so many ms), which
 * codes came along, what is offered, what is measured. Loads what the page has a use for.
 */
export function attend(appearAfter: number): void {
  setTimeout(setUpAppearing, appearAfter);
  if (/[?&](ref|dsc)=/.test(location.search) || hasCodes()) {
    // A link may be opened in a new tab before anything else of the page has been loaded.
    void import('./carry-on-links').then(({ carryOnLinks }) => carryOnLinks());
    void import('#lib/referral/show-discount').then(({ showDiscount }) => showDiscount());
  }
  if (document.querySelector(`[${popupMark}]`)) {
    void import('#lib/notice/show-popup').then(({ showPopup }) => showPopup());
  }
  if (document.querySelector(`[${experienceMark}]`)) {
    void import('#lib/consent/track-seen').then(({ trackSeen }) => trackSeen());
  }
  if (watching) return;
  watching = true;
  setTimeout(watchBuilds, firstLook);
  window.addEventListener('unhandledrejection', ({ reason }) => {
    // What was typed is worth more than the part that is missing.
    if (!holdsText()) reloadOnChunkFailure(reason);
  });
}

function hasCodes(): boolean {
  try {
    return 'ref' in sessionStorage || 'dsc' in sessionStorage;
  } catch {
    return false;
  }
}
