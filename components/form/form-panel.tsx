import { FormRoot } from './form-root';
import type { FormView } from './form-view';
import { useFormTexts } from './use-form-texts';

/** Renders a form and its result as a part of a page. */
export function FormPanel({ view }: { readonly view: FormView }) {
  return <FormRoot view={view} texts={useFormTexts(view)} />;
}
