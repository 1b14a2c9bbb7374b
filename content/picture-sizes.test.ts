// @module-tag slow

import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';

/** The maximum size of one picture on the first screen of a phone, in bytes. */
const firstScreen = 120_000;

it.each(globSync('*.jpg', { cwd: resolve(import.meta.dirname, 'images') }))(
  '%s is small enough on a phone as WebP, before there is an AVIF',
  async (file) => {
    const master = sharp(resolve(import.meta.dirname, 'images', file));
    const upright = master.resize({ width: 880, height: 1100, fit: 'cover' });
    const { length } = await upright.webp({ quality: 70, effort: 4 }).toBuffer();
    expect(length).toBeLessThan(firstScreen);
  },
);
