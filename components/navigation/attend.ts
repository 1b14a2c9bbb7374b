import { trackSeen } from '#lib/consent/track-seen';
import { appearDelays, setUpAppearing } from '#lib/motion/appear';
import { showPopup } from '#lib/notice/show-popup';
import { showDiscount } from '#lib/referral/show-discount';

let watching = false;

/** Attends to a page that has just been opened: what appears, what is offered, what is measured. */
export function attend(): void {
  setTimeout(setUpAppearing, appearDelays.pageChange);
  showPopup();
  void showDiscount();
  trackSeen();
  if (watching) return;
  watching = true;
  new MutationObserver(() => {
    if (document.documentElement.dataset.gate !== 'passed') return;
    setTimeout(setUpAppearing, appearDelays.consent);
    showPopup();
    trackSeen();
  }).observe(document.documentElement, { attributeFilter: ['data-gate'] });
}
