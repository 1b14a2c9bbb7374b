import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { frameRatios } from '../../../lib/media/picture/frame-ratios.ts';
import { fullWidthHeight, picturePreviews } from './picture.ts';

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

/** The styles of what is as wide as the screen; the first screen of home is higher still. */
const fullWidth = [
  'section/hero/picture-hero',
  'section/image-text/image-banner',
  'ui/detail-hero',
].map((name) => `components/${name}.module.css`);

/** The least and the greatest of the examples of pictures that are as wide as the screen. */
const examples = [1440, 2560].map((width) => width / fullWidthHeight);

it('the crop tool shows a picture in every fixed ratio in which a page shows it, and across two screens', () => {
  const styles = globSync('components/**/*.module.css', { cwd: root });
  const shown = styles.filter((file) => !drawings.test(file)).flatMap(ratiosIn);
  expect(shown.length).toBeGreaterThan(20);
  expect(distinct(picturePreviews.map(({ aspectRatio }) => aspectRatio))).toEqual(
    distinct([...shown, ...Object.values(frameRatios), ...examples]),
  );
});

it.each(fullWidth)('%s is as high at most as the crop tool shows it', (file) => {
  const styles = readFileSync(join(root, file), 'utf8');
  const heights = styles.matchAll(/min-height: (?:clamp|min)\(([^;]*)\);/g);
  const greatest = Array.from(heights, ([, height = '']) =>
    Math.max(...Array.from(height.matchAll(/([\d.]+)rem/g), ([, rem]) => 16 * Number(rem))),
  );
  expect(greatest).toContain(fullWidthHeight);
});

it('the crop tool names each ratio once', () => {
  expect(new Set(picturePreviews.map(({ title }) => title)).size).toBe(picturePreviews.length);
  expect(distinct(picturePreviews.map(({ aspectRatio }) => aspectRatio))).toHaveLength(
    picturePreviews.length,
  );
});
