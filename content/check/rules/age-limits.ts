import { tastingAge } from '../../../lib/tickets/limits.ts';
import { agesPlaceholder } from '../../../lib/tickets/tickets-for.ts';
import { type Dataset, ofType } from '../../consistency/dataset.ts';
import { type LocalizedText, localizedTextsOf } from '../../format/localized-text.ts';
import type { FullDocument } from '../../json/json.ts';
import { type Problem, reporter } from '../model/problem.ts';

const report = reporter('age-limits');

/**
 * Finds age limits that disagree: age rules of experiences that do not name the minimum age by which
 * tickets are sold, or name another one; and ticket types whose texts do not follow their ages.
 */
export function ageLimits(dataset: Dataset): Problem[] {
  return [
    ...ofType(dataset, 'experience').flatMap(ageRuleProblems),
    ...ofType(dataset, 'ticketType').flatMap(ticketProblems),
  ];
}

function ageRuleProblems(experience: FullDocument): Problem[] {
  const { minimumAge } = experience;
  return textsIn(experience, ['ageRule']).flatMap((text) => {
    const named = numbersIn(text.text);
    const other = named.filter((age) => age !== tastingAge && age !== minimumAge);
    const place = { path: 'ageRule', language: text.language };
    return [
      ...other.map((age) =>
        report(experience, place, `names the age ${age}, which is not minimumAge`),
      ),
      ...(typeof minimumAge === 'number' && !named.includes(minimumAge)
        ? [report(experience, place, `does not name the minimum age ${minimumAge}`)]
        : []),
    ];
  });
}

function ticketProblems(type: FullDocument): Problem[] {
  const { minAge, maxAge } = type;
  const texts = textsIn(type, ['name', 'note']);
  const limited = typeof minAge === 'number' || typeof maxAge === 'number';
  const reversed = typeof minAge === 'number' && typeof maxAge === 'number' && maxAge < minAge;
  const unlimited = texts.filter(({ text }) => !limited && text.includes(agesPlaceholder));
  const untold = [...new Set(texts.map(({ language }) => language))].filter(
    (language) =>
      limited &&
      !texts.some((text) => text.language === language && text.text.includes(agesPlaceholder)),
  );
  return [
    ...(reversed ? [report(type, { path: 'maxAge' }, 'is below minAge')] : []),
    ...unlimited.map(({ path, language }) =>
      report(type, { path, language }, `has ${agesPlaceholder}, but the ticket has no ages`),
    ),
    ...untold.map((language) =>
      report(type, { path: 'name', language }, `needs ${agesPlaceholder}, here or in the note`),
    ),
  ];
}

/** Returns the texts of these fields, in every language. */
function textsIn(document: FullDocument, fields: readonly string[]): LocalizedText[] {
  return localizedTextsOf(document).filter(({ path }) => fields.includes(path));
}

/** A whole number, unless it measures something: “0.1 l”, “8 °C”, “95 cm”, “10:00”. */
const wholeNumber =
  /(?<![\d.,:])\d+(?![\d:]|[.,]\d|[ \u00a0]?(?:[cdm]?l|[ckm]?m|k?g|°C|%|Kč|h|min|Min)(?!\p{L}))/gu;

function numbersIn(text: string): number[] {
  return [...text.matchAll(wholeNumber)].map(([number]) => Number(number));
}
