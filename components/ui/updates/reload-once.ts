/** A page is not reloaded again within this time, in milliseconds (specification, section 9). */
const guard = 10_000;

const entry = 'chunk-reload';

/**
 * Reloads the page because a chunk is missing, as after a deployment: once in ten seconds. Where
 * the server cannot be reached the page stays, since a reload would replace it with the browser's
 * error page; so it does without session storage, because nothing would limit the reloads.
 */
export function reloadOnce(): void {
  try {
    if (Date.now() - Number(sessionStorage.getItem(entry)) < guard) return;
    sessionStorage.setItem(entry, `${Date.now()}`);
  } catch {
    return;
  }
  fetch(location.href, { method: 'HEAD' }).then(
    () => location.reload(),
    () => undefined,
  );
}
