import { expect, it } from 'vitest';
import { contentQueries } from '../../lib/content/documents/content-queries.ts';
import { cheapestExperience } from '../../lib/content/documents/experience/experience.query.ts';
import { evaluateOver } from './evaluate-over.ts';
import { problemsIn, runAllQueries } from './run-all-queries.ts';
import { demoDocuments } from './testing/demo-documents.ts';

const answers = await runAllQueries(evaluateOver(await demoDocuments()));

/** Returns a result without its revisions, which parsers omit. */
const withoutRevisions = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, field) => (key === '_rev' ? undefined : field));

it('runs every query of the site', () => {
  const names = new Set(answers.map(({ query }) => query.name));
  expect(names).toEqual(new Set(contentQueries.map(({ name }) => name)));
});

it('finds no content in the dataset that cannot be rendered', () => {
  expect(answers.filter(({ parsed }) => !parsed.ok)).toEqual([]);
  expect(problemsIn(answers)).toEqual([]);
});

// This query returns many prices and its parser keeps only the lowest.
const whole = answers.filter(({ query }) => query !== cheapestExperience);

it.each(whole)('parses $query.name $params without changing any value', (answer) => {
  const { result, parsed } = answer;
  expect(parsed.ok && parsed.value).toEqual(withoutRevisions(result));
});
