import { experienceMark } from '#lib/consent/experience-mark';
import { showPopup } from '#lib/notice/show-popup';

/**
 * Sees to what goes on by itself on a page that has just been opened to a visitor: which codes came
 * along, what is offered, what is measured. Loads what the page has a use for.
 */
export function offer(): void {
  showPopup();
  if (/[?&](ref|dsc)=/.test(location.search) || hasCodes()) {
    // A link may be opened in a new tab before anything else of the page has been loaded.
    void import('./carry-on-links').then(({ carryOnLinks }) => carryOnLinks());
    void import('#lib/referral/show-discount').then(({ showDiscount }) => showDiscount());
  }
  if (document.querySelector(`[${experienceMark}]`)) {
    void import('#lib/consent/track-seen').then(({ trackSeen }) => trackSeen());
  }
}

function hasCodes(): boolean {
  try {
    return 'ref' in sessionStorage || 'dsc' in sessionStorage;
  } catch {
    return false;
  }
}
