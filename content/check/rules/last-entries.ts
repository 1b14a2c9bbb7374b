import { type Dataset, ofType } from '../../consistency/dataset.ts';
import { itemsOf } from '../../json/values.ts';
import { entersTooLate } from '../../schema/rules/hours.ts';
import { type Problem, reporter } from '../model/problem.ts';

const report = reporter('last-entries');

/** Finds last entries outside the hours of their day. */
export function lastEntries(dataset: Dataset): Problem[] {
  return ofType(dataset, 'openingHours').flatMap((hours) =>
    ['weekly', 'exceptions'].flatMap((list) =>
      itemsOf(hours[list])
        .filter(([, day]) => day.closed !== true && entersTooLate(day))
        .map(([index, { opens, closes, lastEntry }]) => {
          const path = `${list}[${index}].lastEntry`;
          return report(hours, { path }, `${lastEntry} is outside ${opens}–${closes}`);
        }),
    ),
  );
}
