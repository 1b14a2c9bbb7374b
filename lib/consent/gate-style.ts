/**
 * The style that stands in for the gate's script, which alone could tell from a static page who
 * has passed. Those who have see no gate; from the others it keeps the page behind it.
 */
export function gateStyle(passed: boolean): string {
  return passed ? '#door{display:none}' : 'html{overflow:hidden}#door+*{visibility:hidden}';
}
