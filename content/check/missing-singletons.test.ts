import { expect, it } from 'vitest';
import { missingSingletons } from './missing-singletons.ts';
import { runAllQueries } from './run-all-queries.ts';
import { demoDocuments, evaluateOver } from './testing/evaluate-over.ts';

const documents = await demoDocuments();

it('reports no document of the demo dataset', { tags: 'slow' }, async () => {
  expect(missingSingletons(await runAllQueries(evaluateOver(documents)))).toEqual([]);
});

it.each([
  ['settings', 'settings'],
  ['navigation-footer', 'navigation whose name is footer'],
  ['openingHours-taproom', 'openingHours whose venue is taproom'],
])('reports %s with another type', async (id, expected) => {
  const changed = documents.map((each) => (each._id === id ? { ...each, _type: 'other' } : each));
  const problems = missingSingletons(await runAllQueries(evaluateOver(changed)));
  const message = `expected a document of the type ${expected}; there is none`;
  expect(problems).toMatchObject([{ document: id, path: '_type', severity: 'error', message }]);
});
