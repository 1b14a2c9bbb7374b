import { open } from 'node:fs/promises';

/** Where the flags of an extended WebP file are, and which of them says that it moves. */
const WEBP_FLAGS = 20;
const WEBP_MOVES = 0x02;

/**
 * Tells whether a picture moves: every GIF is taken to, a WebP says so in its header (WebP
 * container specification, extended file format). A file that cannot be read does not.
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
