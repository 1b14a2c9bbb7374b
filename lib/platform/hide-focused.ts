/**
 * Hides an element. A focus inside it, as on the button that closes it, would be lost: it goes to the
 * content of the page, which is not scrolled.
 */
export function hideFocused(element: HTMLElement): void {
  const hadFocus = element.contains(document.activeElement);
  element.hidden = true;
  if (hadFocus) document.getElementById('content')?.focus({ preventScroll: true });
}
