import type { Locale } from '../../../lib/platform/i18n/locales.ts';
import type { Dataset } from '../../consistency/dataset.ts';
import type { Severity } from '../../consistency/severity.ts';
import type { FullDocument } from '../../json/json.ts';

/** A problem in published content, with its place. */
export interface Problem {
  readonly rule: string;
  readonly severity: Severity;
  /** The document's `_id`. */
  readonly document: string;
  readonly type: string;
  /** The language concerned; null where it is the same for all. */
  readonly language: Locale | null;
  /** Path in the document, such as `sections[2].heading`, without the language. */
  readonly path: string;
  readonly message: string;
}

/**
 * Checks a whole dataset and returns its problems. A pure function, without access to the clock.
 */
export type Rule = (dataset: Dataset) => Problem[];

interface Place {
  readonly path: string;
  readonly language?: Locale | null;
}

/** Returns a reporter of problems for a rule: `(document, place, message, severity = 'error')`. */
export function reporter(rule: string) {
  return (
    { _id, _type }: Pick<FullDocument, '_id' | '_type'>,
    { path, language = null }: Place,
    message: string,
    severity: Severity = 'error',
  ): Problem => ({ rule, severity, document: _id, type: _type, language, path, message });
}
