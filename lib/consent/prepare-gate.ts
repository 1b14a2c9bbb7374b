/**
 * Decides before the first paint whether the gate covers the page: it does unless the visitor's age
 * is proved by `cookie` (`name=value`) and the cookie choice is made. The page behind it is then
 * inert (neither focusable nor read by screen readers), but stays in the HTML.
 *
 * Its source is inlined into the head of every page, so it may use nothing but its arguments and
 * browser APIs.
 */
export function prepareGate(cookie: string, choiceMade: boolean): void {
  const { dataset } = document.documentElement;
  const adult = document.cookie.split('; ').includes(cookie);
  if (adult) dataset.adult = 'yes';
  if (!choiceMade) dataset.choice = 'needed';
  dataset.gate = adult && choiceMade ? 'passed' : 'open';
  if (dataset.gate === 'passed') return;
  addEventListener('DOMContentLoaded', () => {
    const gate = document.getElementById('gate');
    // The terms are readable before they are agreed to: the gate links to them by their anchor. A
    // state, because the visitor may follow the page's other anchors from there.
    if (location.hash === '#terms' && document.getElementById('terms')) dataset.gate = 'reading';
    else if (gate?.offsetHeight) {
      gate.nextElementSibling?.setAttribute('inert', '');
      gate.focus();
    } else {
      // A gate hidden by something else, such as a content blocker, must not lock the page.
      dataset.gate = 'passed';
    }
  });
}
