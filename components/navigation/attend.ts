import { appearDelays, setUpAppearing } from '#lib/motion/appear';
import { showPopup } from '#lib/notice/show-popup';
import { showDiscount } from '#lib/referral/show-discount';

let watching = false;

/** Attends to a page that has just been opened: what appears, what is offered, what is applied. */
export function attend(): void {
  setTimeout(setUpAppearing, appearDelays.pageChange);
  showPopup();
  void showDiscount();
  if (watching) return;
  watching = true;
  new MutationObserver(() => {
    if (document.documentElement.dataset.gate !== 'passed') return;
    setTimeout(setUpAppearing, appearDelays.consent);
    showPopup();
  }).observe(document.documentElement, { attributeFilter: ['data-gate'] });
}
