import { readRedirectSource } from '../../lib/content/parse/formats/read-address.ts';
import type { Locale } from '../../lib/platform/i18n/locales.ts';
import type { FullDocument } from '../json/json.ts';
import { type Dataset, ofType } from './dataset.ts';
import { languageOfPath } from './language-of-path.ts';
import { sourceProblem } from './redirect-source.ts';
import type { Severity } from './severity.ts';
import { slugRival } from './slug-rival.ts';

/** What is wrong with the address of a document in a language. */
export type AddressProblem = { readonly severity: Severity } & (
  | { readonly kind: 'redirected'; readonly redirect: FullDocument }
  /** It was that of another document, to which it led before this one had it. */
  | { readonly kind: 'taken-over'; readonly document: FullDocument }
);

/** Returns what is wrong with the address that a slug gives to a document in a language, or null. */
export function addressProblem(
  document: FullDocument,
  language: Locale,
  slug: string,
  dataset: Dataset,
): AddressProblem | null {
  const redirect = hidingRedirect(document, language, dataset);
  if (redirect) return { kind: 'redirected', severity: 'error', redirect };
  const former = formerOwner(document, language, slug, dataset);
  return former ? { kind: 'taken-over', severity: 'warning', document: former } : null;
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

/** Returns the document that had a slug last in a language, if another one is served under it now. */
function formerOwner(
  document: FullDocument,
  language: Locale,
  slug: string,
  dataset: Dataset,
): FullDocument | undefined {
  const wanted = slug.toLowerCase();
  const former = dataset.slugIndex.documents.findLast((other) =>
    other.previous.some(
      (earlier) =>
        earlier.locale === language &&
        earlier.slug.toLowerCase() === wanted &&
        slugRival(other, language, earlier.slug, dataset) === document._id,
    ),
  );
  return former && dataset.byId.get(former.id);
}
