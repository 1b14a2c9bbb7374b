import type { Locale } from '../../../lib/platform/i18n/locales.ts';
import { type LinkTarget, targetOf } from '../../consistency/link-target.ts';
import { visitsOf } from '../../format/visits.ts';
import { type FullDocument, isJsonObject } from '../../json/json.ts';
import { fieldsOf } from '../../json/values.ts';

/** A link of a document, in a field or in rich text. */
export interface ContentLink extends LinkTarget {
  readonly path: string;
  readonly language: Locale | null;
}

const linkTypes = new Set(['link', 'textLink', 'navigationItem', 'navigationLink']);

/** Returns every link of a document. */
export function linksOf(document: FullDocument): ContentLink[] {
  return visitsOf(document)
    .filter(({ type, value }) => linkTypes.has(type) && isJsonObject(value))
    .map(({ path, language, value }) => ({ path, language, ...targetOf(fieldsOf(value)) }));
}
