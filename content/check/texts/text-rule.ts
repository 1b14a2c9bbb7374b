import type { Locale } from '../../../lib/platform/i18n/locales.ts';
import type { Severity } from '../../consistency/severity.ts';
import { localizedTextsOf } from '../../format/localized-text.ts';
import { type Rule, reporter } from '../model/problem.ts';

/** Returns a message for each mistake in a text; a pure function. */
export type TextRule = (text: string, language: Locale) => string[];

/** The fields of a rule for texts of documents beside those of {@link TextRule}. */
interface DocumentRule {
  /** The name under which problems are reported. */
  readonly name: string;
  readonly severity: Severity;
  /** The `_id`s of documents that it does not apply to. */
  readonly except?: readonly string[];
}

/** Returns the rule that applies a text rule to every localized text of a dataset. */
export function ruleForTexts(
  textRule: TextRule,
  { name, severity, except = [] }: DocumentRule,
): Rule {
  const report = reporter(name);
  return ({ documents }) =>
    documents
      .filter(({ _id }) => !except.includes(_id))
      .flatMap((document) =>
        localizedTextsOf(document).flatMap(({ path, language, text }) =>
          textRule(text, language).map((message) =>
            report(document, { path, language }, message, severity),
          ),
        ),
      );
}

/**
 * The pages with legal texts: terms, privacy and imprint. Their exact wording is more important
 * than their style.
 */
export const legalPages = ['page-terms'];

/** Returns the text around a match, to find it by. */
export function around(text: string, { index, 0: match }: RegExpMatchArray): string {
  const start = index ?? 0;
  return `“${text.slice(Math.max(0, start - 15), start + match.length + 15).trim()}”`;
}
