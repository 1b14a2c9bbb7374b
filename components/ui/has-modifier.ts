/**
 * Whether a modifier key is pressed, with which a click opens the link in a tab or window, or saves
 * it.
 */
export function hasModifier(
  press: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return press.ctrlKey || press.metaKey || press.shiftKey || press.altKey;
}
