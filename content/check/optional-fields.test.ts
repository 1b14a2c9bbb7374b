import { describe, expect, it } from 'vitest';
import type { FullDocument, Json } from '../format/json.ts';
import { visitsOf } from '../format/visits.ts';
import { problemsIn, runAllQueries } from './run-all-queries.ts';
import { demoDocuments, evaluateOver } from './testing/evaluate-over.ts';
import { typesInParts } from './testing/types-in-parts.ts';
import { type Path, replaceAt } from './testing/value-paths.ts';

const documents = await demoDocuments();

/** The innermost optional fields hide nothing, and are spoiled first; the others hide those inside. */
const depths = ['outermost', 'innermost'] as const;

const ways: Readonly<Record<string, (value: Json) => Json | undefined>> = {
  absent: () => undefined,
  'of another type': (value) => (typeof value === 'string' ? 42 : 'text'),
};

/** Returns the steps of a path such as `sections[2].title`. */
function stepsOf(path: string): Path {
  return path.match(/[^.[\]]+/g)?.map((step) => (/^\d+$/.test(step) ? Number(step) : step)) ?? [];
}

const isItem = (path: string) => path.endsWith(']');

const isInside = (path: string, other: string) =>
  path.startsWith(`${other}.`) || path.startsWith(`${other}[`);

/**
 * Returns the optional fields of a document that have a value; of a localized text, the text. Without
 * lists: a menu needs its links.
 */
function optionalFields(document: FullDocument, depth: (typeof depths)[number]): string[] {
  const optional = visitsOf(document)
    .filter(({ required, language }) => !required && !language)
    .filter(({ path, value }) => value !== undefined && !Array.isArray(value) && !isItem(path))
    .map(({ path }) => path);
  return optional.filter(
    (path) =>
      !optional.some((other) =>
        depth === 'outermost' ? isInside(path, other) : isInside(other, path),
      ),
  );
}

describe.each([...typesInParts])('a document of the type %s', (type) => {
  const ofType = documents.filter(({ _type }) => _type === type);

  it.each(Object.keys(ways).flatMap((way) => depths.map((depth) => ({ way, depth }))))(
    'is fit while its $depth optional fields are $way',
    async ({ way, depth }) => {
      const spoiled = ofType.map((document) =>
        // The last items of a list first: an absent one moves those behind it.
        optionalFields(document, depth).reduceRight<Json>(
          (changed, path) =>
            replaceAt(changed, stepsOf(path), ways[way] ?? (() => null)) ?? changed,
          document,
        ),
      );
      expect(spoiled).not.toEqual(ofType);
      const others = documents.filter((document) => !ofType.includes(document));
      const run = evaluateOver([...others, ...(spoiled as FullDocument[])]);
      const ids = new Set(ofType.map(({ _id }) => _id));
      const unfit = problemsIn(await runAllQueries(run)).filter(
        ({ id, leftOut }) => ids.has(id) && leftOut === 'document',
      );
      expect(unfit).toEqual([]);
    },
  );
});
