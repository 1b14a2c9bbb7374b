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

interface Colour {
  readonly rgb: readonly [number, number, number];
  readonly population: number;
  readonly saturation: number;
  readonly lightness: number;
}

/** The target lightness and saturation of each named swatch, both from 0 to 1. */
const TARGETS = {
  vibrant: { lightness: 0.5, saturation: 1, range: [0.3, 0.7], vivid: true },
  lightVibrant: { lightness: 0.74, saturation: 1, range: [0.55, 1], vivid: true },
  darkVibrant: { lightness: 0.26, saturation: 1, range: [0, 0.45], vivid: true },
  muted: { lightness: 0.5, saturation: 0.3, range: [0.3, 0.7], vivid: false },
  lightMuted: { lightness: 0.74, saturation: 0.3, range: [0.55, 1], vivid: false },
  darkMuted: { lightness: 0.26, saturation: 0.3, range: [0, 0.45], vivid: false },
} as const;

/** Longest edge of the sample in which colours are counted. */
const SAMPLE = 96;

/** Returns the palette of a picture: its dominant colour, and the best match for each swatch. */
export async function extractPalette(image: Sharp): Promise<Record<string, Swatch | string>> {
  const { data, info } = await image
    .resize(SAMPLE, SAMPLE, { fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colours = countColours(data, info.channels);
  const palette: Record<string, Swatch | string> = { _type: 'sanity.imagePalette' };
  const [dominant] = colours;
  if (dominant !== undefined) palette.dominant = toSwatch(dominant);
  for (const [name, target] of Object.entries(TARGETS)) {
    const best = colours
      .filter(({ lightness, saturation }) => {
        const fits = lightness >= target.range[0] && lightness <= target.range[1];
        return fits && (target.vivid ? saturation >= 0.35 : saturation < 0.4);
      })
      .map((colour) => ({ colour, score: scoreOf(colour, target) }))
      .sort((a, b) => b.score - a.score)[0];
    if (best !== undefined) palette[name] = toSwatch(best.colour);
  }
  return palette;
}

function scoreOf(colour: Colour, target: { lightness: number; saturation: number }): number {
  const lightness = 1 - Math.abs(colour.lightness - target.lightness);
  const saturation = 1 - Math.abs(colour.saturation - target.saturation);
  return 6 * lightness + 3 * saturation + colour.population / 100;
}

/** Counts colours in 4096 bins; returns the average of each bin, the most frequent first. */
function countColours(data: Uint8Array, channels: number): Colour[] {
  const bins = new Map<number, { count: number; sum: [number, number, number] }>();
  for (let offset = 0; offset + 2 < data.length; offset += channels) {
    const [r = 0, g = 0, b = 0] = data.subarray(offset, offset + 3);
    const key = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4);
    const bin = bins.get(key) ?? { count: 0, sum: [0, 0, 0] };
    bin.count += 1;
    bin.sum = [bin.sum[0] + r, bin.sum[1] + g, bin.sum[2] + b];
    bins.set(key, bin);
  }
  const total = data.length / channels;
  return [...bins.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, 256)
    .map(({ count, sum }) => {
      const rgb = [sum[0] / count, sum[1] / count, sum[2] / count] as const;
      const max = Math.max(...rgb) / 255;
      const min = Math.min(...rgb) / 255;
      const lightness = (max + min) / 2;
      const spread = 1 - Math.abs(2 * lightness - 1);
      const saturation = spread < 0.02 ? 0 : (max - min) / spread;
      return { rgb, population: (100 * count) / total, saturation, lightness };
    });
}

function toSwatch({ rgb, population }: Colour): Swatch {
  const background = `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
  const [red, green, blue] = rgb;
  // Perceived brightness (ITU-R BT.601) decides between black and white text.
  const isLight = 0.299 * red + 0.587 * green + 0.114 * blue > 150;
  const foreground = isLight ? '#000' : '#fff';
  return {
    _type: 'sanity.imagePaletteSwatch',
    background,
    foreground,
    title: foreground,
    population: Math.round(population * 100) / 100,
  };
}
