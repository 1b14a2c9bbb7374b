import { expect, it } from 'vitest';
import { seeded } from '../testing/seeded.ts';
import { type QueryAnswer, runAllQueries } from './run-all-queries.ts';
import { demoDocuments, evaluateOver } from './testing/evaluate-over.ts';
import { mutations } from './testing/mutate.ts';

const answers = await runAllQueries(evaluateOver(await demoDocuments()));
const rounds = process.env.TEST_FULL ? 100 : 3;

/**
 * Parses a result, and the parsed value again: it must be valid itself, or parsing has accepted
 * something invalid.
 */
function parseTwice({ query }: QueryAnswer, result: unknown) {
  const once = query.parse(result);
  if (!once.ok || once.value === null) return;
  const twice = query.parse(structuredClone(once.value));
  expect(twice).toEqual({ ok: true, value: once.value, problems: [] });
}

it.each(answers)(
  'neither throws on nor accepts anything invalid in a mutated $query.name $params',
  (answer) => {
    const random = seeded(JSON.stringify([answer.query.name, answer.params]));
    for (let round = 0; round < rounds; round += 1) {
      const count = 1 + Math.floor(random() * 5);
      parseTwice(answer, mutations(answer.result, count, random));
    }
  },
);

it.each([
  ['text', '<html>'],
  ['a number', 1],
  ['true', true],
  ['nothing', undefined],
  ['a list of nothing', [null]],
  ['a list of text', ['a']],
  ['an empty object', {}],
  ['an object of something else', { status: 'ok' }],
  ['a list in a list', [[]]],
  ['a document without an id', [{ _type: 'event' }]],
])('rejects %s as the result of any query', (_, result) => {
  for (const { query } of answers) expect(query.parse(result)).toMatchObject({ ok: false });
});

it('rejects a list as a document, and null as a list', () => {
  for (const { query, params } of answers) {
    const isSingle = Object.keys(params).length > 0 || query.name === 'settings';
    expect(query.parse(isSingle ? [] : null).ok).toBe(false);
    expect(query.parse(isSingle ? null : []).ok).toBe(query.name !== 'slugIndex');
  }
});

it('parses a document nested ten thousand levels deep', () => {
  let deep: unknown = 'text';
  for (let level = 0; level < 10_000; level += 1) deep = { _id: 'a', children: [deep], en: deep };
  for (const { query } of answers) {
    expect(() => query.parse(deep)).not.toThrow();
    expect(() => query.parse([deep])).not.toThrow();
  }
});
