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
  addEventListener(
    'click',
    (event) => {
      const { target } = event;
      const button = target instanceof Element && target.closest<HTMLElement>('[type=button]');
      if (!button || window.earlyPress === null) return;
      // React would hydrate for this click, and may lose it.
      event.stopPropagation();
      window.earlyPress = button;
    },
    true,
  );
}

/** Repeats the press that was held, if any, and holds no other. Call it once there are handlers. */
export function repeatEarlyPress(): void {
  const button = window.earlyPress;
  window.earlyPress = null;
  button?.click();
}
