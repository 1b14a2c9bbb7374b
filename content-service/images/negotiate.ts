import type { Size } from './geometry.ts';
import type { ImageParameters } from './parameters.ts';

/** A format a picture can be encoded in. */
export type OutputFormat = 'jpg' | 'pjpg' | 'png' | 'webp' | 'avif' | 'gif';

/** Above this width or height, AVIF takes seconds to encode and WebP is sent instead. In pixels. */
export const AVIF_MAX_EDGE = 1200;

/** The media type of each format. */
export const MEDIA_TYPES: Record<OutputFormat, string> = {
  jpg: 'image/jpeg',
  pjpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
};

/** The format a picture is sent in, and whether AVIF may replace it once it is rendered. */
export interface Negotiated {
  readonly format: OutputFormat;
  readonly better: 'avif' | null;
}

const SOURCE_FORMATS: Record<string, OutputFormat> = {
  jpg: 'jpg',
  png: 'png',
  webp: 'webp',
  gif: 'gif',
  avif: 'avif',
};

/** Whether an `Accept` header lists a media type with a quality above 0 (RFC 9110, 12.5.1). */
export function accepts(header: string | undefined, type: string): boolean {
  return (header ?? '').split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((value) => value.trim().toLowerCase());
    return name === type && !parameters.some((value) => /^q=0(\.0*)?$/.test(value));
  });
}

/**
 * Decides the format of a picture of `size`. With `auto=format` it is the best format listed in the
 * `Accept` header; never AVIF for animations. Otherwise it is `fm`, else the format of the source.
 * Instead of an AVIF beyond {@link AVIF_MAX_EDGE}, a WebP is sent.
 */
export function negotiate(
  p: ImageParameters,
  sourceExtension: string,
  accept: string | undefined,
  size: Size,
  animated: boolean,
): Negotiated {
  const requested = p.fm === 'json' ? undefined : p.fm;
  const plain =
    requested ?? SOURCE_FORMATS[sourceExtension] ?? (sourceExtension === 'svg' ? 'png' : 'jpg');
  const mayBeAvif = Math.max(size.width, size.height) <= AVIF_MAX_EDGE;
  if (p.auto !== 'format') {
    return { format: plain === 'avif' && !mayBeAvif ? 'webp' : plain, better: null };
  }
  // A client that does not accept WebP is assumed not to support AVIF either.
  if (!accepts(accept, 'image/webp')) {
    return { format: plain === 'avif' ? 'jpg' : plain, better: null };
  }
  const avif = accepts(accept, 'image/avif') && mayBeAvif && !animated;
  return { format: 'webp', better: avif ? 'avif' : null };
}
