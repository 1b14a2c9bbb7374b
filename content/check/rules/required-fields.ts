import type { Dataset } from '../../consistency/dataset.ts';
import { isLocalized } from '../../format/schema-index.ts';
import { type Visit, visitsOf } from '../../format/visits.ts';
import { type Problem, reporter } from '../model/problem.ts';

const report = reporter('required-fields');

/** Dates and localized texts are checked by their own rules. */
const isCheckedElsewhere = ({ node, language }: Visit) =>
  isLocalized(node) || language !== null || node.type === 'date' || node.type === 'datetime';

/** Finds missing required fields. */
export function requiredFields({ documents }: Dataset): Problem[] {
  return documents.flatMap((document) =>
    visitsOf(document)
      .filter(({ required, value }) => required && isEmpty(value))
      .filter((visit) => !isCheckedElsewhere(visit))
      .map((visit) => report(document, visit, 'is missing')),
  );
}

const isEmpty = (value: Visit['value']) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length);
