import type { FormKind } from '#lib/routing/form-kind';
import type { FormMessages } from '../form-messages';

/** A form in the browser: its element, its messages, and the parts around it. */
export interface EnhancedForm {
  readonly element: HTMLFormElement;
  readonly kind: FormKind;
  readonly words: FormMessages;
  /** Returns the part rendered with this data attribute; throws where the form has none. */
  part(attribute: string): HTMLElement;
  /** Returns the control with this name, or null where the form has none. */
  control(name: string): Control | null;
}

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Finds the parts of a form as `FormPanel` renders them. */
export function enhancedForm(element: HTMLFormElement, kind: FormKind): EnhancedForm {
  const panel = element.closest('[data-form-panel]') ?? element;
  return {
    element,
    kind,
    words: wordsOf(element),
    part(attribute) {
      const found = panel.querySelector<HTMLElement>(`[data-${attribute}]`);
      if (!found) throw new Error(`The form lacks its part ${attribute}.`);
      return found;
    },
    control(name) {
      const found = element.elements.namedItem(name);
      return isControl(found) ? found : null;
    },
  };
}

/** Returns the messages that are embedded in a form. */
export function wordsOf(element: HTMLFormElement): FormMessages {
  return JSON.parse(element.dataset.words ?? '{}');
}

function isControl(found: unknown): found is Control {
  return (
    found instanceof HTMLInputElement ||
    found instanceof HTMLTextAreaElement ||
    found instanceof HTMLSelectElement
  );
}
