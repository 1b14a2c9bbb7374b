/** The gate hides this long after consent (specification, section 9); the fade fills it. */
const FADE_MS = 150;

/** Lets the visitor in: the gate fades, then the page behind it is theirs. */
export function leaveGate(): void {
  const { dataset } = document.documentElement;
  dataset.gate = 'leaving';
  setTimeout(() => {
    dataset.gate = 'passed';
    const page = document.getElementById('door')?.nextElementSibling;
    if (page instanceof HTMLElement) page.inert = false;
  }, FADE_MS);
}
