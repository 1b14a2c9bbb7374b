/**
 * Keeps the codes of the present address for the session while the page is parsed, so that a link
 * that is followed before the page's program has come does not lose them. Storage that is refused
 * costs the codes only.
 *
 * Its source is written into the head of every page, so it may use nothing but the browser; what a
 * code is, `isCode` says.
 */
export function prepareReferral(): void {
  try {
    const codes = location.search.matchAll(/[?&](ref|dsc)=([-\w]{1,64})(?![^&])/g);
    for (const [, name = '', code = ''] of codes) sessionStorage.setItem(name, code);
  } catch {}
}
