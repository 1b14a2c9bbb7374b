/**
 * Decides before the first paint whether the gate stands before the page: unless the visitor's
 * age is proved by `cookie` (`name=value`) and the cookie choice is made. The page behind it can
 * then neither be reached nor read out, but stays in the HTML.
 *
 * Its source is written into the head of every page, so it may use nothing but its arguments and
 * the browser.
 */
export function prepareGate(cookie: string, choiceMade: boolean): void {
  const { dataset } = document.documentElement;
  const adult = document.cookie.split('; ').includes(cookie);
  if (adult) dataset.adult = 'yes';
  if (!choiceMade) dataset.choice = 'needed';
  dataset.gate = adult && choiceMade ? 'passed' : 'open';
  if (dataset.gate === 'passed') return;
  document.addEventListener('DOMContentLoaded', () => {
    // The terms are readable before they are agreed to: the gate links to them by their anchor.
    if (location.hash === '#terms' && document.getElementById('terms')) return;
    const door = document.getElementById('door');
    // A gate that something else has taken away must not lock the page either.
    if (!door?.offsetHeight) {
      dataset.gate = 'passed';
      return;
    }
    door.nextElementSibling?.toggleAttribute('inert', true);
    door.focus();
  });
}
