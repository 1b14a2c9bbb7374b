import { addressAtService } from '../../lib/media/picture/picture-address.ts';

/** In ms; a request of the lowest priority waits until no other picture is being rendered. */
const DEADLINE_MS = 60_000;

/**
 * Has the content service at `apiHost` render the picture at an address below `/media`, as WebP and as
 * AVIF, while nobody waits for another (RFC 9218, section 4.1). Returns whether it responds with the
 * picture, or has none there; never rejects.
 */
export async function requestRendering(apiHost: string, path: string): Promise<boolean> {
  try {
    const { status } = await fetch(addressAtService(path, apiHost), {
      method: 'HEAD',
      headers: { Accept: 'image/avif,image/webp', Priority: 'u=7' },
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    return status < 500;
  } catch {
    return false;
  }
}
