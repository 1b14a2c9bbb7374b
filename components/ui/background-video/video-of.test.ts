// @vitest-environment node
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { videoOf } from './video-of';

const idOf = (sha1: string) => `image-${sha1}-2400x1350-jpg`;

it('moves the picture of the cellar, wherever it is stored', () => {
  const master = readFileSync('content/images/cellar.jpg');
  expect(videoOf(idOf(hash('sha1', master)))).toBe('cellar');
});

it.each([idOf('0'.repeat(40)), 'image-toString-1x1-jpg', 'image-', ''])('leaves %s still', (id) => {
  expect(videoOf(id)).toBeNull();
});
