import { describe, expect, it } from 'vitest';
import type { FullDocument, Json } from '../json/json.ts';
import { evaluateOver } from './evaluate-over.ts';
import { problemsIn, runAllQueries } from './run-all-queries.ts';
import { replaceIn } from './testing/corrupt.ts';
import { demoDocuments } from './testing/demo-documents.ts';
import { optionalFields, typesInParts } from './testing/optional-fields.ts';
import type { Path } from './testing/value-paths.ts';

const documents = await demoDocuments();

/** The outermost fields hide those inside of them; the innermost hide none. */
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

/** Returns the paths of the optional fields that have a value. Without lists: a menu needs its links. */
function optionalPaths(document: FullDocument, depth: (typeof depths)[number]): string[] {
  const paths = optionalFields(document)
    .filter(({ path, value }) => value !== undefined && !Array.isArray(value) && !isItem(path))
    .map(({ path }) => path);
  return paths.filter(
    (path) =>
      !paths.some((other) =>
        depth === 'outermost' ? isInside(path, other) : isInside(other, path),
      ),
  );
}

describe.each([...typesInParts])('a document of the type %s', { tags: 'slow' }, (type) => {
  const ofType = documents.filter(({ _type }) => _type === type);

  it.each(
    Object.entries(ways).flatMap(([way, change]) =>
      depths.map((depth) => ({ way, change, depth })),
    ),
  )('is fit while its $depth optional fields are $way', async ({ change, depth }) => {
    const corrupted = ofType.map((document) =>
      // The last items of a list first: an absent one moves those behind it.
      optionalPaths(document, depth).reduceRight(
        (changed, path) => replaceIn(changed, stepsOf(path), change),
        document,
      ),
    );
    expect(corrupted).not.toEqual(ofType);
    const others = documents.filter((document) => !ofType.includes(document));
    const ids = new Set(ofType.map(({ _id }) => _id));
    const answers = await runAllQueries(evaluateOver([...others, ...corrupted]));
    const unfit = problemsIn(answers).filter(
      ({ id, leftOut }) => ids.has(id) && leftOut === 'document',
    );
    expect(unfit).toEqual([]);
  });
});
