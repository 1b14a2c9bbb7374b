import { type Visit, visitsOf } from '../../format/visits.ts';
import type { FullDocument } from '../../json/json.ts';

/** The types whose documents are fit without any optional field of theirs that is no list. */
export const typesInParts: ReadonlySet<string> = new Set([
  'board',
  'gallery',
  'navigation',
  'page',
  'settings',
]);

/** Returns the fields that the editing schema does not require; of a localized text, this is the text. */
export function optionalFields(document: FullDocument): Visit[] {
  return visitsOf(document).filter(({ required, language }) => !required && !language);
}
