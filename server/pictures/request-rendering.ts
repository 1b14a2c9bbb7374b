import { addressAtService } from '../../lib/media/picture/picture-address.ts';

/** Which browsers a picture is for: those of today, or those from before WebP and AVIF. */
export type Browsers = 'current' | 'old';

/**
 * What they accept. For the first, the service renders WebP and AVIF; for the second, the format of the
 * picture that was uploaded.
 */
const accepted: Readonly<Record<Browsers, string>> = {
  current: 'image/avif,image/webp',
  old: '*/*',
};

/** A picture to be rendered. */
export interface PictureRequest {
  /** Its address below `/media`. */
  readonly path: string;
  readonly browsers: Browsers;
}

/** In ms; a request of the lowest priority waits until no other picture is being rendered. */
const DEADLINE_MS = 60_000;

/**
 * Has the content service at `apiHost` render a picture in all formats for some browsers, while nobody
 * waits for another (RFC 9218, section 4.1). Returns whether it responds with the picture, or has none
 * there; never rejects.
 */
export async function requestRendering(
  apiHost: string,
  { path, browsers }: PictureRequest,
): Promise<boolean> {
  try {
    const { status } = await fetch(addressAtService(path, apiHost), {
      method: 'HEAD',
      headers: { Accept: accepted[browsers], Priority: 'u=7' },
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    return status < 500;
  } catch {
    return false;
  }
}
