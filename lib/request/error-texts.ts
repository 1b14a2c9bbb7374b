import type { IncomingMessage } from 'node:http';
// With an import attribute: the server runs without a build.
import cs from '../../messages/cs.json' with { type: 'json' };
import de from '../../messages/de.json' with { type: 'json' };
import en from '../../messages/en.json' with { type: 'json' };
import it from '../../messages/it.json' with { type: 'json' };
import { splitTarget } from '../platform/http/split-target.ts';
import { defaultLocale, type Locale } from '../platform/i18n/locales.ts';
import { formPaths } from '../routing/form-addresses.ts';
import { localeOfHeaders } from '../routing/locale-of-headers.ts';
import { localeOfPath, localeOfSegment } from '../routing/locale-of-path.ts';

const messages = { cs: cs.error, de: de.error, en: en.error, it: it.error };

/** Statuses after which the same request may succeed in a moment. */
const temporary: ReadonlySet<number> = new Set([408, 429, 500, 503]);

interface ErrorTexts {
  readonly locale: Locale;
  readonly title: string;
  /** What the visitor can do; null if the same request would fail again. */
  readonly advice: string | null;
  /** The label of the link to the home page. */
  readonly home: string;
}

/** The parts of a request that an error is explained by. */
export type ErrorRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/**
 * Returns what a visitor reads in place of a page, in the language of the page that was requested, of the
 * form that was sent or of the page before, or else of the browser. `request` is null where it could not be
 * read.
 */
export function errorTexts(status: number, request: ErrorRequest | null): ErrorTexts {
  const locale = request ? localeOf(request) : defaultLocale;
  const { title, notFoundTitle, tooManyTitle, home } = messages[locale];
  return {
    locale,
    title: { 404: notFoundTitle, 429: tooManyTitle }[status] ?? title,
    advice: temporary.has(status) ? adviceFor(status, request, locale) : null,
    home,
  };
}

function adviceFor(status: number, request: ErrorRequest | null, locale: Locale): string {
  const { text, tooManyText, notSent } = messages[locale];
  // After an unexpected error, a form may have been stored.
  if (request && status !== 500 && isForm(request)) return notSent;
  return status === 429 ? tooManyText : text;
}

function isForm({ method, url = '' }: ErrorRequest): boolean {
  return method === 'POST' && formPaths.test(splitTarget(url).path);
}

function localeOf({ url = '', headers }: ErrorRequest): Locale {
  const { path, query } = splitTarget(url);
  const ofForm = new URLSearchParams(query ?? '').get('locale') ?? '';
  const referrer = URL.parse(headers.referer ?? '')?.pathname ?? '';
  return (
    localeOfPath(path) ??
    localeOfSegment(ofForm) ??
    localeOfPath(referrer) ??
    localeOfHeaders(headers)
  );
}
