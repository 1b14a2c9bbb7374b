/** The document while the gate covers it: at their anchor, the terms are shown without the gate. */
const covered = 'html:not(:has(#terms:target))';

/**
 * Returns the CSS used instead of the gate's script, which alone knows on a static page whether
 * a visitor has passed. It hides the gate from those who have, and from all others the page behind
 * it and the skip link, which leads there. They have no boxes: a part of the page that makes itself
 * visible, as the buy bar does over an open menu, would otherwise take the focus under the gate.
 */
export function gateStyle(passed: boolean): string {
  return passed
    ? '#gate{display:none}'
    : `@media screen{${covered}{overflow:hidden}${covered} :is(#gate+*,body>a[href="#content"]){display:none}}`;
}
