import { readSlug } from '../../../lib/content/parse/formats/read-slug.ts';
import type { Locale } from '../../../lib/platform/i18n/locales.ts';
import { isSlugged } from '../../../lib/routing/slugged-types.ts';
import { type AddressProblem, addressProblem } from '../../consistency/slug-address.ts';
import { fieldsOf, textOf } from '../../json/values.ts';
import { documentName } from '../values/document-name.ts';
import { languagesWhere } from '../values/locales.ts';
import { bySeverity, type Finding, type FindProblem } from './by-severity.ts';
import { addressRedirected, addressTakenOver } from './messages.ts';
import { asPublished } from './public-dataset.ts';
import { languagesUnder } from './unique.ts';

/**
 * Finds a redirect that hides the address which a document has by its slug in a language, or a
 * document whose earlier address it is; in all languages in which it has its address by that slug.
 */
const findAtAddress =
  (language: Locale): FindProblem =>
  async (value, context) => {
    const slug = readSlug(value);
    if (slug === null || !context.document || !isSlugged(context.document._type)) return null;
    const published = await asPublished(context);
    if (!published) return null;
    const { document, dataset } = published;
    const slugs = fieldsOf(document.slug);
    const findings = languagesUnder(language, (id) => readSlug(slugs[id]) !== null).flatMap(
      (id) => {
        const problem = addressProblem(document, id, slug, dataset);
        return problem ? [toFinding(problem, id)] : [];
      },
    );
    return findings.find(({ severity }) => severity === 'error') ?? findings[0] ?? null;
  };

function toFinding(problem: AddressProblem, language: Locale): Finding {
  const { severity } = problem;
  const [title = ''] = languagesWhere((each) => each === language);
  switch (problem.kind) {
    case 'redirected':
      return { severity, message: addressRedirected(title, textOf(problem.redirect.to) ?? '') };
    case 'taken-over':
      return { severity, message: addressTakenOver(title, documentName(problem.document)) };
  }
}

/** Returns the rules of a slug in a language beside redirects and earlier addresses of documents. */
export const slugAddressRules = (language: Locale) => bySeverity(findAtAddress(language));
