import { readRedirectSource } from '../../lib/content/parse/formats/read-address.ts';
import type { Locale } from '../../lib/platform/i18n/locales.ts';
import type { FullDocument } from '../json/json.ts';
import { type Dataset, ofType } from './dataset.ts';
import { languageOfPath } from './language-of-path.ts';
import { sourceProblem } from './redirect-source.ts';
import type { Severity } from './severity.ts';

/** What is wrong with the address of a document in a language. */
export interface AddressProblem {
  readonly severity: Severity;
  readonly kind: 'redirected';
  readonly redirect: FullDocument;
}

/** Returns what is wrong with the address of a document in a language, or null. */
export function addressProblem(
  document: FullDocument,
  language: Locale,
  dataset: Dataset,
): AddressProblem | null {
  const redirect = hidingRedirect(document, language, dataset);
  return redirect ? { kind: 'redirected', severity: 'error', redirect } : null;
}

/** Returns the redirect from the address of a document in a language, if there is one. */
function hidingRedirect(
  document: FullDocument,
  language: Locale,
  dataset: Dataset,
): FullDocument | undefined {
  return ofType(dataset, 'redirect').find((redirect) => {
    const from = readRedirectSource(redirect.from);
    if (from === null || languageOfPath(from) !== language) return false;
    const problem = sourceProblem(from, redirect, dataset);
    return problem?.kind === 'hides' && problem.document === document;
  });
}
