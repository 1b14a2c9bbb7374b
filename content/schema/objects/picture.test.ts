import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { frameRatios } from '../../../lib/media/picture/frame-ratios.ts';
import { picturePreviews } from './picture.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** Styles whose aspect ratio is not that of a picture of editors, but of an icon or the map. */
const drawings = /\/(icon|way-map)\.module\.css$/;

/** Returns the fixed aspect ratios in a file of styles. */
function ratiosIn(file: string): number[] {
  const styles = readFileSync(join(root, file), 'utf8');
  return Array.from(
    styles.matchAll(/aspect-ratio: ([\d.]+)(?: \/ ([\d.]+))?;/g),
    ([, width, height = 1]) => Number(width) / Number(height),
  );
}

const distinct = (ratios: readonly number[]) =>
  [...new Set(ratios.map((ratio) => ratio.toFixed(3)))].sort();

it('the crop tool shows a picture in every fixed ratio in which a page shows it, and in no other', () => {
  const styles = globSync('components/**/*.module.css', { cwd: root });
  const shown = styles.filter((file) => !drawings.test(file)).flatMap(ratiosIn);
  expect(shown.length).toBeGreaterThan(20);
  expect(distinct(picturePreviews.map(({ aspectRatio }) => aspectRatio))).toEqual(
    distinct([...shown, ...Object.values(frameRatios)]),
  );
});

it('the crop tool names each ratio once', () => {
  expect(new Set(picturePreviews.map(({ title }) => title)).size).toBe(picturePreviews.length);
  expect(distinct(picturePreviews.map(({ aspectRatio }) => aspectRatio))).toHaveLength(
    picturePreviews.length,
  );
});
