/** How the controls of the bar are found in a document. */
export const previewControl = 'data-preview-control';

/** Marks the place of an icon of the bar; its value names the icon. */
export const previewIcon = 'data-preview-icon';

/**
 * The session's entry for the bar. The specification (section 4) shows the bar unless the entry
 * says `false`, whatever its name suggests.
 */
export const previewDisabledEntry = 'preview-disabled';

/**
 * Answers the controls of the preview bar, `refresh` and `hide`, from the moment the document is
 * parsed: a press before hydration counts as much as one after it. A bar that was hidden in this
 * session is never painted. Without session storage, hiding lasts until the next document.
 *
 * Its source is written into the head, so it may use nothing but its arguments and the browser.
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
    // Nobody else has to hold this press until more of the page is loaded.
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
