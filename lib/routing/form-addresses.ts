import type { Locale } from '../platform/i18n/locales.ts';
import type { FormKind } from './form-kind.ts';
import type { LocalizedPaths } from './localized-paths.ts';

/** Where a form opens (GET) and is sent (POST), answered in a language. */
export function formAction(kind: FormKind, locale: Locale): string {
  return `/api/forms/${kind}?locale=${locale}`;
}

/** The query parameter of a form's page that names the answer to be rendered there. */
export const answerParameter = 'answer';

/** The query parameter of a form's page that names what the message is about. */
export const aboutParameter = 'about';

/**
 * The page of a form for browsers without JavaScript, and of what became of it. `about` names
 * what the message is about, such as a position.
 */
export function formPagePath(kind: FormKind, locale: Locale, about?: string): string {
  const path = `/${locale}/forms/${kind}`;
  return about ? `${path}?${aboutParameter}=${encodeURIComponent(about)}` : path;
}

/** The page of a form in each language. */
export function formPagePaths(kind: FormKind): LocalizedPaths {
  return {
    en: formPagePath(kind, 'en'),
    cs: formPagePath(kind, 'cs'),
    de: formPagePath(kind, 'de'),
    it: formPagePath(kind, 'it'),
  };
}

/** The attributes of a link that opens a form: its page, and the mark that scripts find it by. */
export function formLink(kind: FormKind, locale: Locale, about?: string) {
  return { href: formPagePath(kind, locale, about), 'data-form': kind } as const;
}
