/** Attribute of the controls of the bar. */
export const previewControl = 'data-preview-control';

/** Attribute of the place of an icon in the bar; its value is the name of the icon. */
export const previewIcon = 'data-preview-icon';

/**
 * The session storage key of the bar. The specification (section 4) shows the bar unless the value
 * is `false`, whatever the name suggests.
 */
export const previewDisabledEntry = 'preview-disabled';

/**
 * Handles the controls of the preview bar, `refresh` and `hide`, from the moment the document is
 * parsed, so that a click before hydration works as well. A bar that was hidden in this session is
 * never painted. Without session storage, hiding lasts until the next document.
 *
 * Its source is inlined in the head, so it may use only its arguments and browser APIs.
 */
export function preparePreviewBar(control: string, entry: string): void {
  const { dataset } = document.documentElement;
  const hide = () => {
    dataset.previewBar = 'hidden';
  };
  try {
    if (sessionStorage.getItem(entry) === 'false') hide();
  } catch {}
  const answer = (event: MouseEvent) => {
    const { target } = event;
    const pressed = target instanceof Element ? target.closest(`[${control}]`) : null;
    if (!pressed) return;
    // Prevents other handlers from holding this click until more of the page has loaded.
    event.stopImmediatePropagation();
    if (pressed.getAttribute(control) === 'refresh') {
      location.reload();
      return;
    }
    hide();
    try {
      sessionStorage.setItem(entry, 'false');
    } catch {}
  };
  window.addEventListener('click', answer, true);
}
