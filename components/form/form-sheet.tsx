import { FormRoot } from './form-root';
import type { FormView } from './form-view';
import { SheetLayout } from './sheet-layout';
import { useFormTexts } from './use-form-texts';

/** Renders a form on a page of its own. */
export function FormSheet({ view }: { readonly view: FormView }) {
  const texts = useFormTexts(view);
  return (
    <SheetLayout view={view} texts={texts}>
      <FormRoot view={view} texts={texts} />
    </SheetLayout>
  );
}
