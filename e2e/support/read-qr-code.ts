import jsQR from 'jsqr';
import sharp from 'sharp';

/** Decodes the QR code in a picture file, as a phone would; null if it is unreadable. */
export async function readQrCode(file: string | Buffer): Promise<string | null> {
  const { data, info } = await sharp(file, { density: 300 })
    .resize(600)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null;
}
