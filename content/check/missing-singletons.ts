import { isRecord } from '../../lib/content/parse/formats/is-record.ts';
import { isSingletonType, newSingletonId, singletonsOf } from '../schema/values/singletons.ts';
import { type Problem, reporter } from './model/problem.ts';
import type { QueryAnswer } from './run-all-queries.ts';

const report = reporter('left-out');

/**
 * Returns a problem for the settings, for each navigation and for the opening hours of each venue, if no
 * document is of their type: the Studio does not delete them, so the `_type` of one has been changed, for
 * example, and a running site keeps it as it was last fit. One that is found but unfit is reported by its
 * parser. Queries that list singletons have the name of their type; pages, which are queried one by one,
 * are missing where a route has none.
 */
export function missingSingletons(answers: readonly QueryAnswer[]): Problem[] {
  return answers.flatMap(({ query: { name }, result }) => {
    if (!isSingletonType(name) || !Array.isArray(result)) return [];
    const documents = result.filter(isRecord);
    const missing = singletonsOf(name).filter(
      ({ field, value }) => !documents.some((each) => field === null || each[field] === value),
    );
    return missing.map((singleton) => {
      const { field, value } = singleton;
      const expected = field === null ? name : `${name} whose ${field} is ${value}`;
      const message = `expected a document of the type ${expected}; there is none`;
      return report({ _id: newSingletonId(singleton), _type: name }, { path: '_type' }, message);
    });
  });
}
