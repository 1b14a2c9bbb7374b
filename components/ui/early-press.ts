declare global {
  interface Window {
    /** The button that was pressed last before its handler was there; null once handlers are. */
    earlyPress?: HTMLElement | null;
  }
}

/**
 * Holds presses of buttons that do nothing without their handlers, until `repeatEarlyPress`. Links and
 * other buttons need none: they load a new document. Until then, React receives no other press, either:
 * it would hydrate the page at once, during the press, whose effect would be painted only after that.
 *
 * Its source is inlined into the head of every page, so it may use nothing but browser APIs.
 */
export function keepEarlyPress(): void {
  const hold = (event: Event) => {
    const { target, type } = event;
    if (window.earlyPress === null || !(target instanceof Element)) return;
    if (type === 'click') {
      const button = target.closest<HTMLElement>('[type=button]');
      if (!button && target.closest('a,button,label,input,select,textarea')) return;
      if (button) window.earlyPress = button;
    }
    event.stopPropagation();
  };
  const presses = [
    'pointerdown',
    'mousedown',
    'touchstart',
    'pointerup',
    'mouseup',
    'touchend',
    'click',
  ];
  for (const press of presses) addEventListener(press, hold, true);
}

/** Repeats the press that was held, if any, and holds no other. Call it once there are handlers. */
export function repeatEarlyPress(): void {
  const button = window.earlyPress;
  window.earlyPress = null;
  button?.click();
}
