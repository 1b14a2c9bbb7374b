import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { type Poster, posterSize } from '#lib/media/poster/poster';
import { malt950 } from '#lib/platform/colours';
import { readFonts, settable } from './fonts';
import { PosterText } from './poster-text';

/** Dark behind the text, clear over the picture. */
const scrim = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${posterSize.width}" height="${posterSize.height}">
    <linearGradient id="foot" x2="0" y2="1">
      <stop offset=".3" stop-color="${malt950}" stop-opacity="0"/>
      <stop offset=".7" stop-color="${malt950}" stop-opacity=".6"/>
      <stop offset="1" stop-color="${malt950}" stop-opacity=".92"/>
    </linearGradient>
    <linearGradient id="side">
      <stop offset="0" stop-color="${malt950}" stop-opacity=".62"/>
      <stop offset=".75" stop-color="${malt950}" stop-opacity="0"/>
    </linearGradient>
    <rect width="100%" height="100%" fill="url(#foot)"/>
    <rect width="100%" height="100%" fill="url(#side)"/>
  </svg>`,
);

/** The logo over a picture, and the name only beside the bell of the site's background. */
const signs = {
  picture: { name: 'lockup', height: 104, left: 72, top: 52 },
  ground: { name: 'wordmark', height: 48, left: 72, top: 72 },
} as const;

/**
 * Returns a poster as JPEG of 1200×630 pixels: the page's picture under a scrim with the logo, or
 * the site's own background, which includes the bell; above them the text. `picture` is the file of
 * the page's picture, null where it has none.
 */
export async function renderPoster(poster: Poster, picture: Buffer | null): Promise<Buffer> {
  const { name, height, ...place } = signs[picture ? 'picture' : 'ground'];
  const sign = await sharp(asset(`identity/${name}-${poster.locale}-light.svg`), { density: 144 })
    .resize({ height })
    .toBuffer();
  const text = await renderText(poster, picture === null);
  const layers = [{ input: sign, ...place }, { input: text }];
  return sharp(picture ?? asset('poster-ground.jpg'))
    .resize({ ...posterSize, fit: 'cover' })
    .composite(picture ? [{ input: scrim }, ...layers] : layers)
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

/** Returns the text on a transparent background, as PNG. */
async function renderText({ title, line }: Poster, onGround: boolean): Promise<Buffer> {
  const text = (
    <PosterText title={settable(title)} line={line && settable(line)} onGround={onGround} />
  );
  const image = new ImageResponse(text, { ...posterSize, fonts: await readFonts() });
  return Buffer.from(await image.arrayBuffer());
}

function asset(name: string): string {
  return join(process.cwd(), 'public', 'assets', name);
}
