import { expect, it } from 'vitest';
import { evaluateOver } from './evaluate-over.ts';
import { missingSingletons } from './missing-singletons.ts';
import { runAllQueries } from './run-all-queries.ts';
import { demoDocuments } from './testing/demo-documents.ts';

const documents = await demoDocuments();

it('reports no document of the demo dataset', { tags: 'slow' }, async () => {
  expect(missingSingletons(await runAllQueries(evaluateOver(documents)))).toEqual([]);
});

it('reports navigation, opening hours and settings with another type', async () => {
  const missing = [
    ['navigation-footer', 'navigation whose name is footer'],
    ['openingHours-taproom', 'openingHours whose venue is taproom'],
    ['settings', 'settings'],
  ] as const;
  const ids = new Set<string>(missing.map(([id]) => id));
  const changed = documents.map((each) => (ids.has(each._id) ? { ...each, _type: 'other' } : each));
  const problems = missingSingletons(await runAllQueries(evaluateOver(changed)));
  const byDocument = problems.toSorted((a, b) => a.document.localeCompare(b.document, 'en'));
  expect(byDocument).toMatchObject(
    missing.map(([document, expected]) => {
      const message = `expected a document of the type ${expected}; there is none`;
      return { document, path: '_type', severity: 'error', message };
    }),
  );
});
