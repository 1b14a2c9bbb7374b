import { expect, it } from 'vitest';
import { missingSingletons } from './missing-singletons.ts';
import { runAllQueries } from './run-all-queries.ts';
import { demoDocuments, evaluateOver } from './testing/evaluate-over.ts';

const documents = await demoDocuments();

it('reports no document of the demo dataset', { tags: 'slow' }, async () => {
  expect(missingSingletons(await runAllQueries(evaluateOver(documents)))).toEqual([]);
});

it('reports settings, navigation and opening hours with another type', async () => {
  const expected: Readonly<Record<string, string>> = {
    settings: 'settings',
    'navigation-footer': 'navigation whose name is footer',
    'openingHours-taproom': 'openingHours whose venue is taproom',
  };
  const changed = documents.map((each) =>
    each._id in expected ? { ...each, _type: 'other' } : each,
  );
  const problems = missingSingletons(await runAllQueries(evaluateOver(changed)));
  expect(problems).toHaveLength(Object.keys(expected).length);
  expect(problems).toEqual(
    expect.arrayContaining(
      Object.entries(expected).map(([document, type]) => {
        const message = `expected a document of the type ${type}; there is none`;
        return expect.objectContaining({ document, path: '_type', severity: 'error', message });
      }),
    ),
  );
});
