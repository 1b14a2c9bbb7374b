import { navigation } from '../../lib/content/documents/navigation/navigation.query.ts';
import { openingHours } from '../../lib/content/documents/opening-hours/opening-hours.query.ts';
import { settings } from '../../lib/content/documents/settings/settings.query.ts';
import { isRecord } from '../../lib/content/parse/formats/is-record.ts';
import { areaOptions, type Options, venueOptions } from '../schema/values/options.ts';
import { type Problem, reporter } from './model/problem.ts';
import type { QueryAnswer } from './run-all-queries.ts';

const report = reporter('left-out');

interface Singleton {
  readonly _id: string;
  /** The field that names it, and its value there; null if it is the only one of its type. */
  readonly field: string | null;
  readonly value: string | null;
}

/** Returns the singletons of a type, one for each value of a field. */
const oneForEach = (type: string, field: string, options: Options): Singleton[] =>
  options.flatMap(({ value }) =>
    value === undefined ? [] : [{ _id: `${type}-${value}`, field, value }],
  );

/** The documents the site cannot do without, by the query that lists them; ids as in the demo dataset. */
const singletons: Readonly<Record<string, readonly Singleton[]>> = {
  [settings.name]: [{ _id: 'settings', field: null, value: null }],
  [navigation.name]: oneForEach('navigation', 'name', areaOptions),
  [openingHours.name]: oneForEach('openingHours', 'venue', venueOptions),
};

/**
 * Returns a problem for the settings, for each navigation and for the opening hours of each venue, if no
 * document is of their type: the Studio does not delete them, so the `_type` of one has been changed, for
 * example, and a running site keeps it as it was last fit. One that is found but unfit is reported by its
 * parser.
 */
export function missingSingletons(answers: readonly QueryAnswer[]): Problem[] {
  return answers.flatMap(({ query: { name }, result }) => {
    const documents = Array.isArray(result) ? result.filter(isRecord) : null;
    const missing = (singletons[name] ?? []).filter(
      ({ field, value }) =>
        documents && !documents.some((each) => field === null || each[field] === value),
    );
    return missing.map(({ _id, field, value }) => {
      const expected = field === null ? name : `${name} whose ${field} is ${value}`;
      const message = `expected a document of the type ${expected}; there is none`;
      return report({ _id, _type: name }, { path: '_type' }, message);
    });
  });
}
