declare global {
  interface Window {
    /** The button that was pressed last before its handler was there; null once handlers are. */
    earlyPress?: HTMLElement | null;
  }
}

/**
 * Holds presses of buttons that do nothing without their handlers, until `repeatEarlyPress`. Links and
 * other buttons need none: they load a new document.
 *
 * Its source is inlined into the head of every page, so it may use nothing but browser APIs.
 */
export function keepEarlyPress(): void {
  const hold = (event: Event) => {
    if (window.earlyPress === null || !(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLElement>('[type=button]');
    if (!button) return;
    window.earlyPress = button;
    event.stopPropagation();
  };
  addEventListener('click', hold, true);
}

/** Repeats the press that was held, if any, and holds no other. Call it once there are handlers. */
export function repeatEarlyPress(): void {
  const button = window.earlyPress;
  window.earlyPress = null;
  button?.click();
}
