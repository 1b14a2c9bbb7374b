/**
 * Stores the codes of the current address for the session while the page is parsed, so that a link
 * followed before the page's scripts have loaded does not lose them. If storage is refused, only
 * the codes are lost.
 *
 * Its source is inlined into the head of every page, so it may use nothing but browser APIs; the
 * pattern of a code is that of `isCode`.
 */
export function prepareReferral(): void {
  try {
    const codes = location.search.matchAll(/[?&](ref|dsc)=([-\w]{1,64})(?![^&])/g);
    for (const [, name = '', code = ''] of codes) sessionStorage.setItem(name, code);
  } catch {}
}
