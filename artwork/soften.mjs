// Takes out of a master what too few samples left as specks: where nothing is drawn (foam, a wall
// out of focus, a table top) the median of the neighbours stands instead, and edges stay as they
// are. For still lifes with glass; a render with many samples does not need it.
// node soften.mjs NAME…
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/**
 * Steps of brightness between neighbouring pixels: below the first a flat, above the second an
 * edge.
 */
const [flat, edge] = [1.2, 3.2];

const raw = async (picture) => (await picture.raw().toBuffer({ resolveWithObject: true })).data;

/** How much is drawn at each pixel, from 0 to 1, judged without the specks. */
function drawing(light, width) {
  const slope = (i) => Math.hypot(light[i + 1] - light[i - 1], light[i + width] - light[i - width]);
  return Float32Array.from(light, (_, i) => {
    const steepness = ((slope(i) / 2 || 0) - flat) / (edge - flat);
    return Math.min(1, Math.max(0, steepness));
  });
}

async function soften(master) {
  const original = sharp(await readFile(master)).removeAlpha();
  const { width, height } = await original.metadata();
  const smooth = original.clone().median(9).blur(1.6);
  const outline = await raw(smooth.clone().greyscale().blur(2));
  const mask = Buffer.from(drawing(outline, width).map((share) => share * 255));
  // Wider than the edge itself, and fading out.
  const shape = { raw: { width, height, channels: 1 } };
  const keep = await raw(sharp(mask, shape).dilate(3).blur(4).extractChannel(0));
  const [sharpest, softest] = [await raw(original), await raw(smooth)];
  const mixed = sharpest.map((value, i) => {
    const share = keep[Math.floor(i / 3)] / 255;
    return value * share + (softest[i] * 0.85 + value * 0.15) * (1 - share);
  });
  const picture = sharp(mixed, { raw: { width, height, channels: 3 } });
  await writeFile(master, await picture.jpeg({ quality: 80, mozjpeg: true }).toBuffer());
}

for (const name of process.argv.slice(2)) {
  await soften(new URL(`../content/images/${name}.jpg`, import.meta.url).pathname);
}
