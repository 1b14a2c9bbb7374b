/**
 * Returns the CSS used instead of the gate's script, which alone can tell on a static page whether
 * a visitor has passed. It hides the gate from those who have, and the page behind it from all
 * others.
 */
export function gateStyle(passed: boolean): string {
  return passed ? '#gate{display:none}' : 'html{overflow:hidden}#gate+*{visibility:hidden}';
}
