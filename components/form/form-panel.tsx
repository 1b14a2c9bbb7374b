import { useTranslations } from 'next-intl';
import { FormContents } from './form-contents';
import { formTexts } from './form-texts';
import type { FormView } from './form-view';

/**
 * Renders a form and its result. It works without scripts: it posts, and the response is a page.
 * `island/` hydrates it with the same props once a visitor turns to it.
 */
export function FormPanel({ view }: { readonly view: FormView }) {
  const form = { view, texts: formTexts(useTranslations('form'), view) };
  return (
    <div className="on-light" data-form-props={JSON.stringify(form)}>
      <FormContents {...form} />
    </div>
  );
}
