/**
 * Prepares a preview of the Studio for its frame; in a tab of its own, it is a preview like any other.
 * In the frame, the Studio has controls in place of the bar; the gate is left out, because editors are
 * no visitors and the browser may keep no cookies for the frame; and the scripts of the page are loaded as
 * at the first sign of interaction, because a click would otherwise be held for them, and not reach the
 * overlays.
 *
 * Its source is inlined in the head, so it may use only browser APIs.
 */
export function prepareStudioFrame(): void {
  if (window.parent === window) return;
  const { dataset } = document.documentElement;
  dataset.preview = 'studio';
  dataset.previewBar = 'hidden';
  dataset.gate = 'passed';
  // The page listens once it is hydrated.
  const checking = setInterval(() => {
    if ('acting' in dataset) clearInterval(checking);
    else window.dispatchEvent(new Event('scroll'));
  }, 50);
}
