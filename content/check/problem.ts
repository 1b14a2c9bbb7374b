import type { FullDocument } from '../format/json.ts';
import type { LocaleId } from '../schema/locales.ts';
import type { Dataset } from './dataset.ts';

/** Errors are seen by visitors or break a page; warnings ask for a look. */
export type Severity = 'error' | 'warning';

/** Something in published content that does not hold, with the place to look at. */
export interface Problem {
  readonly rule: string;
  readonly severity: Severity;
  /** The document's `_id`. */
  readonly document: string;
  readonly type: string;
  /** The language concerned; null where it is the same for all. */
  readonly language: LocaleId | null;
  /** Path in the document, such as `sections[2].heading`, without the language. */
  readonly path: string;
  readonly message: string;
}

/** Looks at a whole dataset and says what does not hold; changes nothing, knows no clock. */
export type Rule = (dataset: Dataset) => Problem[];

interface Place {
  readonly path: string;
  readonly language?: LocaleId | null;
}

/** Reports under a rule's name: `(document, place, message)`, as an error unless said otherwise. */
export function reporter(rule: string) {
  return (
    { _id, _type }: Pick<FullDocument, '_id' | '_type'>,
    { path, language = null }: Place,
    message: string,
    severity: Severity = 'error',
  ): Problem => ({ rule, severity, document: _id, type: _type, language, path, message });
}
