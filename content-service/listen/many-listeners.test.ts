import { expect, test } from 'vitest';
import { expectComplete } from '../testing/expect-complete.ts';
import { createFixture } from '../testing/fixture.ts';
import { listenToMany } from '../testing/many-listeners.ts';

async function expectToHearAll(listeners: number, mutations: number): Promise<void> {
  const fixture = await createFixture();
  const heard = await listenToMany(fixture.client('editor'), listeners, mutations);
  expect(heard).toHaveLength(listeners);
  expectComplete(heard);
  await fixture.remove();
}

test('50 listeners receive every event of 200 mutations, once and in order', () =>
  expectToHearAll(50, 200));

test(
  '200 listeners receive every event of 1,000 mutations, once and in order',
  {
    tags: 'slow',
    timeout: 180_000,
  },
  () => expectToHearAll(200, 1000),
);
