import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFixture, type Fixture } from '../../testing/fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await createFixture();
});
afterAll(() => fixture.remove());

const read = (keys: string, role: 'viewer' | 'editor' = 'editor') =>
  fixture.client(role).request({ url: `/users/me/keyvalue/${keys}` });

const write = (body: unknown, role: 'viewer' | 'editor' = 'editor') =>
  fixture.client(role).request({ method: 'PUT', url: '/users/me/keyvalue', body });

test('a user can store values and read them', async () => {
  const pair = { key: 'studio.layout', value: { columns: [1, null, 'wide'] } };
  expect(await write([pair])).toEqual([pair]);
  expect(await read('studio.layout,studio.unknown')).toEqual([pair]);
  await write([{ key: 'studio.layout', value: null }]);
  expect(await read('studio.layout')).toEqual([{ key: 'studio.layout', value: null }]);
});

test('the values of a user are visible to that user only', async () => {
  await write([{ key: 'mine', value: 1 }]);
  expect(await read('mine', 'viewer')).toEqual([]);
});

test('values survive a restart', async () => {
  await write([{ key: 'stored', value: 'yes' }]);
  await fixture.restart();
  expect(await read('stored')).toEqual([{ key: 'stored', value: 'yes' }]);
});

test.each([[{ key: 'a', value: 1 }], [[]], [[{ key: '', value: 1 }]], [[{ key: 'a' }]]])(
  'the body %j is rejected with 400',
  async (body) => {
    await expect(write(body)).rejects.toMatchObject({ statusCode: 400 });
  },
);

test('a user can store a megabyte, and write over it', async () => {
  const value = 'ž'.repeat(200_000);
  await write([{ key: 'one', value }], 'viewer');
  await write([{ key: 'two', value }], 'viewer');
  await write([{ key: 'two', value }], 'viewer');
  const tooMuch = { statusCode: 400, message: expect.stringContaining('1048576 bytes') };
  await expect(write([{ key: 'three', value }], 'viewer')).rejects.toMatchObject(tooMuch);
  expect(await read('one,two,three', 'viewer')).toHaveLength(2);
});

test('a request for more than a hundred keys is rejected', async () => {
  const keys = Array.from({ length: 101 }, (_, index) => `key-${index}`);
  await expect(read(keys.join(','))).rejects.toMatchObject({ statusCode: 400 });
});

test('a user without a token has no values', async () => {
  await expect(fixture.client().request({ url: '/users/me/keyvalue/a' })).rejects.toMatchObject({
    statusCode: 401,
  });
});
