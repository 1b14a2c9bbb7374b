import { locales } from '../../lib/platform/i18n/locales.ts';
import { pragueTime } from '../../lib/time/prague.ts';
import { contentClient } from '../fixtures/content-client.ts';

type Parameters = Readonly<Record<string, unknown>>;

/** A GROQ filter: the document is published in every language of the site, with a slug in each. */
export const inEveryLanguage = [
  `count(languages) == ${locales.length}`,
  ...locales.map((locale) => `defined(slug.${locale})`),
].join(' && ');

/** A GROQ filter: an event has not begun. */
export const isUpcoming = 'dateTime(start) > dateTime(now())';

/** A GROQ filter, with the parameters of `findContent`: a deal can be used today. */
export const isValidToday = '(!defined(validFrom) || validFrom <= $today) && validThrough > $today';

/**
 * Runs a GROQ query on the published content: of this run's site, or of a `client`. `$today` is the
 * date in Prague, `YYYY-MM-DD`. Fails if the result is null or an empty list, and names the `kind` of
 * content that is missing.
 */
export async function findContent<Found>(
  kind: string,
  query: string,
  parameters: Parameters = {},
  client = contentClient(),
): Promise<Found> {
  const { date: today } = pragueTime(new Date());
  const found = await client.fetch<Found | null>(
    query,
    { today, ...parameters },
    { perspective: 'published' },
  );
  if (found === null || (Array.isArray(found) && found.length === 0)) {
    throw new Error(`The content has no ${kind}, which this test needs.`);
  }
  return found;
}
