import { hydrateRoot } from 'react-dom/client';
import type { FieldValues } from '#lib/forms/schema/form-schemas';
import type { FormKind } from '#lib/routing/form-kind';
import { formFields } from '../form-fields';
import { FormIsland } from './form-island';
import { formPropsIn } from './form-props-in';
import { textsIn } from './form-resolver';

/**
 * Hydrates a form that the server has rendered, so that it responds in place. Resolves once it
 * does. Its elements stay, and with them what is typed and chosen, the focus and the caret.
 */
export function hydrateForm(form: HTMLFormElement): Promise<void> {
  const panel = form.parentElement;
  const props = formPropsIn(panel);
  if (!panel || !props) return Promise.resolve();
  const typed = filledIn(form, props.view.kind);
  return new Promise((resolve) => {
    hydrateRoot(panel, <FormIsland {...props} typed={typed} onReady={resolve} />);
  });
}

/** Returns the texts that are filled in; null if nothing is. */
function filledIn(form: HTMLFormElement, kind: FormKind): FieldValues | null {
  const data = new FormData(form);
  const filled = formFields[kind]
    .map(({ name }) => [name, data.get(name)] as const)
    .filter(([, value]) => (value instanceof File ? value.name : value));
  return filled.length > 0 ? textsIn(Object.fromEntries(filled)) : null;
}
