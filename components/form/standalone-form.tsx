import { FormLayout } from './form-layout';
import { FormRoot } from './form-root';
import type { FormView } from './form-view';
import { useFormTexts } from './use-form-texts';

/** Renders a form on a page of its own. */
export function StandaloneForm({ view }: { readonly view: FormView }) {
  const texts = useFormTexts(view);
  return (
    <FormLayout view={view} texts={texts}>
      <FormRoot view={view} texts={texts} />
    </FormLayout>
  );
}
