import { formSegments } from './form-addresses.ts';
import { formKinds } from './form-kind.ts';
import { mailStepPaths } from './mail-step-paths.ts';
import { partyPriceSegment } from './party-price-path.ts';
import { visitDaysSegment } from './visit-days-path.ts';

/**
 * Pages that nobody searches for, with the same path in all languages: forms for browsers without
 * JavaScript, the price for a party, the days of an experience, and the targets of the links in
 * e-mails.
 */
const servicePaths: ReadonlySet<string> = new Set([
  ...formKinds.map(formSegments),
  partyPriceSegment,
  visitDaysSegment,
  ...Object.values(mailStepPaths),
]);

/**
 * Whether the segments after the locale prefix are the path of such a page in its exact spelling.
 */
export function isServicePath(segments: readonly string[]): boolean {
  return servicePaths.has(segments.join('/'));
}
