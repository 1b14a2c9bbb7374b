/** Whether a visitor is at an element, with the focus or the pointer, and must not lose it. */
export function isReached(element: Element): boolean {
  return element.contains(document.activeElement) || element.matches(':hover');
}
