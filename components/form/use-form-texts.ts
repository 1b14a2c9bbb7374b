import { useTranslations } from 'next-intl';
import { type FormTexts, formTexts } from './form-texts';
import type { FormView } from './form-view';

/** Returns the texts of a form, in the language of the page that is being rendered. */
export function useFormTexts(view: FormView): FormTexts {
  return formTexts(useTranslations('form'), view);
}
