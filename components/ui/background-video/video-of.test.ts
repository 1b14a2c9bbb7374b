// @vitest-environment node
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { videoOf } from './video-of';

const idOf = (sha1: string) => `image-${sha1}-2400x1350-jpg`;

it.each(['cellar', 'taproom'])('moves the picture %s, wherever it is stored', (name) => {
  const master = readFileSync(`content/images/${name}.jpg`);
  expect(videoOf(idOf(hash('sha1', master)))).toBe(name);
});

it.each([idOf('0'.repeat(40)), 'image-toString-1x1-jpg', 'image-', ''])('leaves %s still', (id) => {
  expect(videoOf(id)).toBeNull();
});
