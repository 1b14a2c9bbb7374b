import type { FormProps } from '../form-texts';

/** Returns the props of the form that `FormRoot` has rendered in an element; null without one. */
export function formPropsIn(panel: HTMLElement | null): FormProps | null {
  const json = panel?.dataset.formProps;
  return json ? JSON.parse(json) : null;
}
