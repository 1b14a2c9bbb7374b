import type { Locale } from '../platform/i18n/locales.ts';
import type { FormKind } from './form-kind.ts';

/** Matches paths to which forms are posted. */
export const formPaths = /^\/api\/forms\//;

/** The query parameter of a form's page that names the result to be rendered there. */
export const resultParameter = 'answer';

/**
 * The query parameter of a form's page that names what the message is about: a position, or for a
 * waiting list the `_id` of the event.
 */
export const aboutParameter = 'about';

/**
 * Returns the address where a form is opened (GET) and sent (POST), with the language of the
 * response. With `about`, the page with the result knows it also where no value of the form is
 * stored.
 */
export function formAction(kind: FormKind, locale: Locale, about = ''): string {
  const action = `/api/forms/${kind}?locale=${locale}`;
  return about ? `${action}&${aboutParameter}=${encodeURIComponent(about)}` : action;
}

/** Returns the path of a form's page after the language. */
export function formSegments(kind: FormKind): string {
  return `forms/${kind}`;
}

/**
 * Returns the path of a form's page, for browsers without JavaScript and for the result of sending.
 * `about` is the value of `aboutParameter`.
 */
export function formPagePath(kind: FormKind, locale: Locale, about?: string): string {
  const path = `/${locale}/${formSegments(kind)}`;
  return about ? `${path}?${aboutParameter}=${encodeURIComponent(about)}` : path;
}

/** Returns the path of a form's page with a result, and the value of `aboutParameter` if it has one. */
export function formResultPath(
  kind: FormKind,
  locale: Locale,
  resultId: string,
  about: string | null,
): string {
  const query = new URLSearchParams({ [resultParameter]: resultId });
  if (about) query.set(aboutParameter, about);
  return `${formPagePath(kind, locale)}?${query}`;
}

/**
 * Returns the attributes of a link that opens a form: its page, and the attribute by which scripts
 * find it.
 */
export function formLink(kind: FormKind, locale: Locale, about?: string) {
  return { href: formPagePath(kind, locale, about), 'data-form': kind } as const;
}
