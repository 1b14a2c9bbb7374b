import { formKinds } from './form-kind.ts';
import { partyPriceSegment } from './party-price-path.ts';
import { visitDaysSegment } from './visit-days-path.ts';

/**
 * Pages that nobody searches for, with the same path in all languages: forms for browsers without
 * JavaScript, the price for a party, the days of an experience, and the targets of the links in
 * e-mails.
 */
const servicePaths: ReadonlySet<string> = new Set([
  ...formKinds.map((kind) => `forms/${kind}`),
  partyPriceSegment,
  visitDaysSegment,
  'newsletter/confirm',
  'newsletter/unsubscribe',
  'waiting-list/join',
]);

/**
 * Whether the segments after the locale prefix are the path of such a page in its exact spelling.
 */
export function isServicePath(segments: readonly string[]): boolean {
  return servicePaths.has(segments.join('/'));
}
