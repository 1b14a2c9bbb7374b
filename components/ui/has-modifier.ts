/** Whether a key is held down that asks for the link itself: a tab, a window, the file. */
export function hasModifier(
  press: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return press.ctrlKey || press.metaKey || press.shiftKey || press.altKey;
}
