import { expect, it } from 'vitest';
import { cheapestExperience } from '../../lib/content/queries/experience.ts';
import { contentQueries } from '../../lib/content/queries/index.ts';
import { problemsIn, runAllQueries } from './run-all-queries.ts';
import { demoDocuments, evaluateOver } from './testing/evaluate-over.ts';

const answers = await runAllQueries(evaluateOver(await demoDocuments()));

/** An answer without its revisions, which parsers leave out. */
const withoutRevisions = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, field) => (key === '_rev' ? undefined : field));

it('runs every query of the site', () => {
  const names = new Set(answers.map(({ query }) => query.name));
  expect(names).toEqual(new Set(contentQueries.map(({ name }) => name)));
});

it('finds nothing in the dataset that cannot be rendered', () => {
  expect(answers.filter(({ parsed }) => !parsed.ok)).toEqual([]);
  expect(problemsIn(answers)).toEqual([]);
});

// Of all prices only the lowest is of interest.
const whole = answers.filter(({ query }) => query !== cheapestExperience);

it.each(whole)('parses $query.name $params to what it says, word for word', (answer) => {
  const { result, parsed } = answer;
  expect(parsed.ok && parsed.value).toEqual(withoutRevisions(result));
});
