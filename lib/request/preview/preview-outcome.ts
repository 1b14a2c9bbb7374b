import { isLocale, type Locale } from '../../platform/i18n/locales.ts';
import { codesIn } from '../../tickets/referral/codes-in.ts';

/**
 * Why a preview link did not open: its token is unknown, nobody could be asked, too many guesses.
 */
export const previewOutcomes = ['refused', 'unreachable', 'limited'] as const;

export type PreviewOutcome = (typeof previewOutcomes)[number];

/** A longer path would make an address that the server does not read. */
const longestPath = 2000;

interface OutcomePage {
  readonly locale: Locale;
  readonly outcome: PreviewOutcome;
}

/**
 * The address of the page that says why a link to `path` did not open. It names that path, and
 * carries the codes of the visit on (specification, section 4, referral).
 */
export function outcomePath({ locale, outcome }: OutcomePage, path: string): string {
  const codes = codesIn(new URL(path, 'http://localhost').searchParams);
  const named = path.length > longestPath ? '/' : path;
  return `/${locale}/preview/${outcome}?${new URLSearchParams({ path: named, ...codes })}`;
}

/** The page that a path names, or null for every other path. */
export function outcomePageAt(pathname: string): OutcomePage | null {
  const [, locale, folder, name, ...rest] = pathname.split('/');
  const outcome = previewOutcomes.find((candidate) => candidate === name);
  if (!isLocale(locale) || folder !== 'preview' || !outcome || rest.length > 0) return null;
  return { locale, outcome };
}
