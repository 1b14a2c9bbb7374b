import type { Dataset } from '../../consistency/dataset.ts';
import { visitsOf } from '../../format/visits.ts';
import { fieldsOf } from '../../json/values.ts';
import { type Problem, reporter } from '../model/problem.ts';

const report = reporter('unknown-types');

/** Finds sections and other items of a type that the site does not know and cannot render. */
export function unknownTypes({ documents }: Dataset): Problem[] {
  return documents.flatMap((document) =>
    visitsOf(document)
      .filter(({ type }) => type === 'unknown')
      .map((visit) => {
        const { _type = 'nothing' } = fieldsOf(visit.value);
        return report(document, visit, `the schema has no "${_type}" here`);
      }),
  );
}
