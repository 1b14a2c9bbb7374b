/** The document while the gate covers it: at their anchor, the terms are shown without the gate. */
const covered = 'html:not(:has(#terms:target))';

/**
 * Returns the CSS used instead of the gate's script, which alone knows on a static page whether
 * a visitor has passed. It hides the gate from those who have, and the page behind it from all
 * others.
 */
export function gateStyle(passed: boolean): string {
  return passed
    ? '#gate{display:none}'
    : `${covered}{overflow:hidden}${covered} #gate+*{visibility:hidden}`;
}
