/**
 * The gate hides this long after consent, in ms (specification, section 9), and fades meanwhile.
 */
const FADE_MS = 150;

/** Closes the gate: it fades, then the page behind it can be used. */
export function leaveGate(): void {
  const { dataset } = document.documentElement;
  dataset.gate = 'leaving';
  setTimeout(() => {
    dataset.gate = 'passed';
    const page = document.getElementById('gate')?.nextElementSibling;
    if (page instanceof HTMLElement) page.inert = false;
  }, FADE_MS);
}
