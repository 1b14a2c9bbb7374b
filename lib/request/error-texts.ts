import type { IncomingMessage } from 'node:http';
// With an import attribute: the server runs without a build.
import cs from '../../messages/cs.json' with { type: 'json' };
import de from '../../messages/de.json' with { type: 'json' };
import en from '../../messages/en.json' with { type: 'json' };
import it from '../../messages/it.json' with { type: 'json' };
import { splitTarget } from '../platform/http/split-target.ts';
import { defaultLocale, type Locale } from '../platform/i18n/locales.ts';
import { localeOfHeaders } from '../routing/locale-of-headers.ts';
import { localeOfPath } from '../routing/locale-of-path.ts';

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

/** The parts of a request that an error is explained by; none where it could not be read. */
type ErrorRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'> | null;

/**
 * Returns what a visitor reads in place of a page, in the language of the page that was requested, or of
 * the page with the form that was sent, or else of the browser.
 */
export function errorTexts(status: number, request: ErrorRequest): ErrorTexts {
  const locale = request ? localeOf(request) : defaultLocale;
  const { title, notFoundTitle, tooManyTitle, text, notSent, home } = messages[locale];
  const advice = request?.method === 'POST' ? notSent : text;
  return {
    locale,
    title: { 404: notFoundTitle, 429: tooManyTitle }[status] ?? title,
    advice: temporary.has(status) ? advice : null,
    home,
  };
}

function localeOf({ url = '', headers }: NonNullable<ErrorRequest>): Locale {
  const referrer = URL.parse(headers.referer ?? '')?.pathname ?? '';
  return localeOfPath(splitTarget(url).path) ?? localeOfPath(referrer) ?? localeOfHeaders(headers);
}
