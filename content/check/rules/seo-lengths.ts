import type { Dataset } from '../../consistency/dataset.ts';
import type { FullDocument } from '../../json/json.ts';
import { fieldsOf, textOf } from '../../json/values.ts';
import { languagesOf } from '../../schema/values/document-languages.ts';
import { type Problem, reporter } from '../model/problem.ts';

const report = reporter('seo-lengths');

/** How many characters search engines display. */
const lengths = { title: { min: 1, max: 65 }, description: { min: 70, max: 165 } };

/** Finds titles that search engines truncate, and descriptions they truncate or replace. */
export function seoLengths({ documents }: Dataset): Problem[] {
  return documents.flatMap((document) => [
    ...problemsOf(document, 'title'),
    ...problemsOf(document, 'description'),
  ]);
}

function problemsOf(document: FullDocument, field: keyof typeof lengths): Problem[] {
  const { min, max } = lengths[field];
  const translations = fieldsOf(fieldsOf(document.seo)[field]);
  return languagesOf(document).flatMap((language) => {
    const count = [...(textOf(translations[language]) ?? '')].length;
    const wrong = count < min ? `at least ${min}` : count > max ? `at most ${max}` : '';
    if (count === 0 || !wrong) return [];
    const place = { path: `seo.${field}`, language };
    return [report(document, place, `has ${count} characters; use ${wrong}`, 'warning')];
  });
}
