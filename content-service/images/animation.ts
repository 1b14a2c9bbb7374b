import { open } from 'node:fs/promises';

/** Offset of the flags in an extended WebP file, and the bit that marks an animation. */
const WEBP_FLAGS = 20;
const WEBP_MOVES = 0x02;

/**
 * Whether a picture is animated: every GIF is assumed to be; a WebP has a flag in its header (WebP
 * container specification, extended file format). A file that cannot be read is not.
 */
export async function isAnimated(path: string, extension: string): Promise<boolean> {
  if (extension !== 'webp') return extension === 'gif';
  const file = await open(path).catch(() => null);
  if (file === null) return false;
  try {
    const header = Buffer.alloc(WEBP_FLAGS + 1);
    await file.read(header, 0, header.length, 0);
    const isExtended = header.toString('latin1', 12, 16) === 'VP8X';
    return isExtended && ((header[WEBP_FLAGS] ?? 0) & WEBP_MOVES) !== 0;
  } finally {
    await file.close();
  }
}
