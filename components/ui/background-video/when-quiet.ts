/** The longest wait for an idle moment of a page that has loaded, in ms. */
const maxIdleMs = 5000;

/** Resolves once the page has loaded and the browser has nothing else to do. */
export async function whenQuiet(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((loaded) => addEventListener('load', loaded, { once: true }));
  }
  await new Promise<unknown>((idle) => {
    // Safari has it only as an experiment.
    if ('requestIdleCallback' in window) requestIdleCallback(idle, { timeout: maxIdleMs });
    else setTimeout(idle);
  });
}
