import { formKinds } from './form-kind.ts';

/**
 * Pages that nobody looks for, with one path in all languages: a form for browsers without
 * JavaScript, and where the links of newsletter mails lead.
 */
const servicePaths: ReadonlySet<string> = new Set([
  ...formKinds.map((kind) => `forms/${kind}`),
  'newsletter/confirm',
  'newsletter/unsubscribe',
]);

/** True for the segments after the locale prefix that name such a page in their exact spelling. */
export function isServicePath(segments: readonly string[]): boolean {
  return servicePaths.has(segments.join('/'));
}
