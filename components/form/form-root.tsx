import { FormContents } from './form-contents';
import type { FormProps } from './form-texts';

/**
 * Renders a form and its result. It works without scripts: it posts, and the response is a page.
 * `island/` hydrates it with the same props once a visitor turns to it.
 */
export function FormRoot(form: FormProps) {
  return (
    <div className="on-light" data-form-props={JSON.stringify(form)}>
      <FormContents {...form} />
    </div>
  );
}
