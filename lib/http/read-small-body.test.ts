import { expect, test } from 'vitest';
import { readSmallBody } from './read-small-body.ts';

const post = (body: string) => new Request('http://site.test', { method: 'POST', body });

test('reads what is short enough, letters beyond ASCII too', async () => {
  expect(await readSmallBody(post('pěna'), 5)).toBe('pěna');
  expect(await readSmallBody(new Request('http://site.test'), 5)).toBe('');
});

test('gives up on what is longer', async () => {
  expect(await readSmallBody(post('pěnivé'), 5)).toBeNull();
});
