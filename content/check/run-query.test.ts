// @vitest-environment node
import { ClientError } from '@sanity/client';
import { expect, it } from 'vitest';
import { type RunQuery, runQuery } from '../../lib/content/client/run-query.ts';
import { contentQueries } from '../../lib/content/documents/content-queries.ts';
import { evaluateOver } from './evaluate-over.ts';
import { demoDocuments } from './testing/demo-documents.ts';

/** A refusal of the content service. */
function refusal(type: string): ClientError {
  const body = { error: { type, description: 'No' } };
  return new ClientError({ statusCode: 400, url: '', method: 'GET', headers: {}, body });
}

/** The documents of any list in a result. */
const longest = (result: unknown) =>
  Math.max(
    0,
    ...(Array.isArray(result) ? [result] : Object.values(result ?? {})).map((list) =>
      Array.isArray(list) && typeof list[0] !== 'string' ? list.length : 0,
    ),
  );

/** Returns a service that refuses results with a list of more documents than `max`. */
function serviceThatSends(max: number, run: RunQuery): RunQuery {
  return async (groq, params) => {
    const result = await run(groq, params);
    if (longest(result) > max) throw refusal('queryError');
    return result;
  };
}

const run = evaluateOver(await demoDocuments());
const lists = contentQueries.filter(({ groq }) => !groq.includes('$id'));

it.each(lists)('requests $name in parts, if it is too large', { tags: 'slow' }, async (query) => {
  const whole = await run(query.groq, {});
  expect(await runQuery(query, {}, serviceThatSends(3, run))).toEqual(whole);
});

it('returns only the id of a document that is too large by itself', async () => {
  const [query] = lists;
  const whole = await run(query?.groq ?? '', {});
  const ids = Array.isArray(whole) ? whole.map(({ _id }) => ({ _id })) : [];
  expect(ids.length).toBeGreaterThan(1);
  expect(query && (await runQuery(query, {}, serviceThatSends(0, run)))).toEqual(ids);
});

it('rejects where the service refuses for another reason', async () => {
  const [query] = lists;
  const refuse = () => Promise.reject(refusal('queryParseError'));
  await expect(query && runQuery(query, {}, refuse)).rejects.toThrow('No');
});
