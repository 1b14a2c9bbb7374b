declare global {
  interface Window {
    /** The button that was pressed last before anything listened to it. */
    earlyPress?: HTMLElement;
  }
}

/**
 * Keeps the last press of a button that does nothing without its handler, until `takeEarlyPress`.
 * Links and other buttons need no handler: they load a new document.
 *
 * Its source is inlined into the head of every page, so it may use nothing but browser APIs.
 */
export function keepEarlyPress(): void {
  window.onclick = ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button[type=button]');
    if (button) window.earlyPress = button;
  };
}

/** Returns the button whose press was kept, if any, and keeps no other. */
export function takeEarlyPress(): HTMLElement | undefined {
  const button = window.earlyPress;
  window.onclick = null;
  delete window.earlyPress;
  return button;
}
