import { expect, test } from 'vitest';
import { expectComplete } from '../testing/expect-complete.ts';
import { createFixture } from '../testing/fixture.ts';
import { listenToMany } from '../testing/many-listeners.ts';

test('200 listeners receive every event of 1,000 mutations, once and in order', {
  timeout: 180_000,
}, async () => {
  const fixture = await createFixture();
  const heard = await listenToMany(fixture.client('editor'), 200, 1000);
  expect(heard).toHaveLength(200);
  expectComplete(heard);
  await fixture.remove();
});
