import type { Locale } from '../i18n/locales.ts';
import type { FormKind } from './form-kind.ts';

/** Where a form opens (GET) and is sent (POST), answered in a language. */
export function formAction(kind: FormKind, locale: Locale): string {
  return `/api/forms/${kind}?locale=${locale}`;
}

/** The query parameter of a form's page that names the answer to be drawn there. */
export const answerParameter = 'answer';

/** The page of a form for browsers without JavaScript, and of what became of it. */
export function formPagePath(kind: FormKind, locale: Locale): string {
  return `/${locale}/forms/${kind}`;
}
