// Takes what finish.py or engrave.py wrote into render/ over into the catalogue's folder.
// node export.mjs NAME… : scenes become NAME.jpg, long side 2400 px and at most 450 KB; engravings
// NAME.webp, one ink with four steps of opacity, lossless, at most 110 KB.
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const render = (name) => new URL(`render/${name}.png`, import.meta.url).pathname;
const master = (file) => new URL(`../content/images/${file}`, import.meta.url).pathname;
const read = async (file) => JSON.parse(await readFile(new URL(file, import.meta.url), 'utf8'));

const shots = await read('shots.json');
const engravings = await read('engravings.json');

/** The same grain for the same picture every time: a linear congruential generator. */
function addGrain(pixels) {
  let seed = 77;
  for (let i = 0; i < pixels.length; i += 3) {
    seed = (seed * 1664525 + 1013904223) >>> 0;
    const grain = (((seed >>> 8) & 255) + ((seed >>> 16) & 255) - 255) * 0.03;
    for (let channel = 0; channel < 3; channel += 1) {
      pixels[i + channel] = Math.max(0, Math.min(255, pixels[i + channel] + grain));
    }
  }
}

async function exportScene(name) {
  const { data, info } = await sharp(render(name))
    .resize({ width: 2400, height: 2400, fit: 'inside', kernel: 'lanczos3' })
    .sharpen({ sigma: 1.1, m1: 0.5, m2: 1.6 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  addGrain(data);
  let jpeg;
  for (const quality of [80, 76, 70, 64, 58, 52]) {
    jpeg = await sharp(data, { raw: info }).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= 450 * 1024) break;
  }
  await writeFile(master(`${name}.jpg`), jpeg);
}

async function exportEngraving(name) {
  const [red, green, blue] = name.endsWith('-light') ? [245, 236, 217] : [34, 22, 13];
  const wide = name.startsWith('engrave-skyline');
  const trimmed = await sharp(render(name)).trim({ threshold: 1 }).toBuffer();
  let webp;
  for (let width = wide ? 2400 : 1200; width > 500; width = Math.round(width * 0.94)) {
    const height = wide ? null : 1300;
    const { data, info } = await sharp(trimmed)
      .resize({ width, height, fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (let i = 0; i < data.length; i += 4) {
      data.set([red, green, blue, Math.round(data[i + 3] / 85) * 85], i);
    }
    webp = await sharp(data, { raw: info }).webp({ lossless: true, effort: 6 }).toBuffer();
    if (webp.length <= 110 * 1024) break;
  }
  await writeFile(master(`${name}.webp`), webp);
}

for (const name of process.argv.slice(2)) {
  if (name in shots) await exportScene(name);
  else if (name in engravings) await exportEngraving(name);
  else throw new Error(`Neither shots.json nor engravings.json knows '${name}'.`);
}
