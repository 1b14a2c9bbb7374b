interface EarlyPress {
  /** The button that was pressed last. */
  button?: HTMLElement;
  /** Returns that button, if any, and lets presses through from now on. */
  readonly take: () => HTMLElement | undefined;
}

declare global {
  interface Window {
    readonly earlyPress?: EarlyPress;
  }
}

/**
 * Holds presses of buttons that do nothing without their handlers, until `earlyPress.take` is called
 * where these have been loaded. Links and other buttons need none: they load a new document.
 *
 * Its source is inlined into the head of every page, so it may use nothing but browser APIs.
 */
export function keepEarlyPress(): void {
  const early: EarlyPress = {
    take() {
      removeEventListener('click', hold, true);
      const { button } = early;
      delete early.button;
      return button;
    },
  };
  function hold(event: MouseEvent) {
    const { target } = event;
    const button = target instanceof Element && target.closest<HTMLElement>('[type=button]');
    if (!button) return;
    // React would hydrate for this click, and may lose it.
    event.stopPropagation();
    early.button = button;
  }
  addEventListener('click', hold, true);
  Object.assign(window, { earlyPress: early });
}
