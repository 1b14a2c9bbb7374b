import { DefaultGenerator } from '@vibrant/generator-default';
import { MMCQ } from '@vibrant/quantizer-mmcq';
import type { Sharp } from 'sharp';

/** One colour of a picture's palette, with readable text colours. */
export type Swatch = {
  readonly _type: 'sanity.imagePaletteSwatch';
  /** `#rrggbb`. */
  readonly background: string;
  readonly foreground: string;
  readonly title: string;
  /** The share of the picture this colour represents, in percent. */
  readonly population: number;
};

/** Longest edge of the sample in which colours are counted. */
const SAMPLE = 96;
/** How many colours the sample is reduced to. */
const COLOURS = 64;

/** Returns the palette of a picture: its dominant colour, and the best match for each swatch. */
export async function extractPalette(image: Sharp): Promise<Record<string, Swatch | string>> {
  const { data, info } = await image
    .resize(SAMPLE, SAMPLE, { fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colours = MMCQ(data, { colorCount: COLOURS });
  const matches = await DefaultGenerator(colours);
  const named = {
    dominant: colours.reduce((a, b) => (b.population > a.population ? b : a)),
    vibrant: matches.Vibrant,
    lightVibrant: matches.LightVibrant,
    darkVibrant: matches.DarkVibrant,
    muted: matches.Muted,
    lightMuted: matches.LightMuted,
    darkMuted: matches.DarkMuted,
  };
  const palette: Record<string, Swatch | string> = { _type: 'sanity.imagePalette' };
  for (const [name, colour] of Object.entries(named)) {
    // Where no colour matches, the generator makes up one that is not in the picture.
    if (colour === null || colour.population === 0) continue;
    palette[name] = {
      _type: 'sanity.imagePaletteSwatch',
      background: colour.hex,
      foreground: colour.bodyTextColor,
      title: colour.titleTextColor,
      population: Math.round((10_000 * colour.population) / (info.width * info.height)) / 100,
    };
  }
  return palette;
}
