import { expect, test } from 'vitest';
import { registerEngineFixture } from '../../testing/engine-fixture.ts';

const fixture = registerEngineFixture();

let reads = 0;
const countRead = () => {
  reads += 1;
};

/** Returns how many documents a query reads from the database. */
async function readsOf(query: string): Promise<number> {
  reads = 0;
  const task = fixture.task(query, [{ kind: 'raw' }, false]);
  expect((await fixture.engine.run(task, false)).kind).toBe('answer');
  return reads;
}

test.each([
  ['one by its id', '*[_id == $id][0]', 1],
  ['some by their ids', '*[_id in ["document-1", "document-2"]]{title}', 2],
  ['the first of a type', '*[_type == "event"][0...5]', 5],
  ['a count', 'count(*[_type == "event"])', 0],
  ['one by its slug', '*[_type == "event" && slug.current == "only-here"][0]', 2],
])('reads only the necessary documents: %s', async (_name, query, max) => {
  fixture.change(300);
  const document = fixture.random.document('document-1');
  fixture.replace({ ...document, _type: 'event', slug: { current: 'only-here' } });
  fixture.reopenWithoutCache(countRead);
  expect(await readsOf(query)).toBeLessThanOrEqual(max);
});

test('a sorted list reads only the changed and the returned documents after a change', async () => {
  fixture.change(300);
  fixture.reopenWithoutCache(countRead);
  const query = '*[defined(_type)] | order(order desc)[0...3]';
  expect(await readsOf(query)).toBeGreaterThan(50);
  expect(await readsOf(query)).toBe(3);
  fixture.replace(fixture.random.document('document-1'));
  expect(await readsOf(query)).toBe(4);
});
