import { useTranslations } from 'next-intl';
import { FormPanel } from './form-panel';
import { formTexts } from './form-texts';
import type { FormView } from './form-view';
import { SheetLayout } from './sheet-layout';

/** Renders a form on a page of its own. */
export function FormSheet({ view }: { readonly view: FormView }) {
  const texts = formTexts(useTranslations('form'), view);
  return (
    <SheetLayout view={view} texts={texts}>
      <FormPanel view={view} />
    </SheetLayout>
  );
}
