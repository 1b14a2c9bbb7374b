import sharp from 'sharp';

/** The colour of each quarter of a test picture, from the top left, row by row. */
const QUARTERS = ['#c0392b', '#27ae60', '#2980b9', '#f1c40f'] as const;

/** Creates a JPEG of four plain quarters, so that a test recognises which part of it is visible. */
export async function quarteredPicture(width: number, height: number): Promise<Buffer> {
  const half = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) };
  const tiles = QUARTERS.map((background, index) => ({
    input: { create: { ...half, channels: 3 as const, background } },
    left: (index % 2) * Math.floor(width / 2),
    top: Math.floor(index / 2) * Math.floor(height / 2),
  }));
  return sharp({ create: { width, height, channels: 3, background: '#000000' } })
    .composite(tiles)
    .withExif({ IFD3: { GPSLatitudeRef: 'N' }, IFD0: { Artist: 'A visitor' } })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** Returns the quarter with the colour at a point, given as fractions of width and height. */
export async function quarterAt(picture: Buffer, x: number, y: number): Promise<number> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const column = Math.min(Math.floor(x * info.width), info.width - 1);
  const row = Math.min(Math.floor(y * info.height), info.height - 1);
  const offset = (row * info.width + column) * info.channels;
  const [r = 0, g = 0, b = 0] = data.subarray(offset, offset + 3);
  const distances = QUARTERS.map((colour) => {
    const value = Number.parseInt(colour.slice(1), 16);
    return Math.hypot((value >> 16) - r, ((value >> 8) & 255) - g, (value & 255) - b);
  });
  return distances.indexOf(Math.min(...distances));
}

/** Creates a picture with as much detail as a photo. */
export async function noisyPicture(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  return sharp({ create: { width, height, channels: 3, background: '#000000', noise } })
    .blur(1.5)
    .jpeg({ quality: 95 })
    .toBuffer();
}
