import { isLocale, type Locale } from '../../platform/i18n/locales.ts';
import { codesIn } from '../../tickets/referral/codes-in.ts';

/**
 * Why a preview link did not open: the token is unknown, a shared link has expired or was withdrawn,
 * the service did not respond, or there were too many guesses.
 */
export const previewOutcomes = ['refused', 'ended', 'unreachable', 'limited'] as const;

export type PreviewOutcome = (typeof previewOutcomes)[number];

/** Maximum length of a path; a longer one would exceed the server's limit for an address. */
const maxPathLength = 2000;

interface OutcomePage {
  readonly locale: Locale;
  readonly outcome: PreviewOutcome;
}

/**
 * Returns the address of the page that explains why a link to `path` did not open. It contains that
 * path and the referral codes of the visit (specification, section 4, referral).
 */
export function outcomePath({ locale, outcome }: OutcomePage, path: string): string {
  const codes = codesIn(new URL(path, 'http://localhost').searchParams);
  const named = path.length > maxPathLength ? '/' : path;
  return `/${locale}/preview/${outcome}?${new URLSearchParams({ path: named, ...codes })}`;
}

/** Parses the path of an outcome page; null for every other path. */
export function outcomePageAt(pathname: string): OutcomePage | null {
  const [, locale, folder, name, ...rest] = pathname.split('/');
  const outcome = previewOutcomes.find((candidate) => candidate === name);
  if (!isLocale(locale) || folder !== 'preview' || !outcome || rest.length > 0) return null;
  return { locale, outcome };
}
