import { expect, test } from 'vitest';
import { expectComplete } from '../testing/expect-complete.ts';
import { createFixture } from '../testing/fixture.ts';
import { listenToMany } from '../testing/many-listeners.ts';

test('50 listeners receive every event of 200 mutations, once and in order', async () => {
  const fixture = await createFixture();
  const heard = await listenToMany(fixture.client('editor'), 50, 200);
  expect(heard).toHaveLength(50);
  expectComplete(heard);
  await fixture.remove();
});
