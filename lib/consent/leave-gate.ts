/**
 * The gate hides this long after consent, in ms (specification, section 9), and fades meanwhile.
 */
const FADE_MS = 150;

/**
 * Closes the gate once all of its questions are answered: it fades, then the page behind it can be
 * used.
 */
export function leaveGate(): void {
  const { dataset } = document.documentElement;
  dataset.gate = 'leaving';
  setTimeout(() => {
    dataset.gate = 'passed';
    delete dataset.choice;
    const page = document.getElementById('gate')?.nextElementSibling;
    if (page instanceof HTMLElement) page.inert = false;
    beginAtTop(document.body);
  }, FADE_MS);
}

/** Makes the next Tab lead to the first link of the page, which skips to its content (WCAG 2.4.1). */
function beginAtTop(body: HTMLElement): void {
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.removeAttribute('tabindex');
}
