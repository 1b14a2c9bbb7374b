import type { ImageParameters } from './parameters.ts';

/** A format a picture can be made in. */
export type OutputFormat = 'jpg' | 'pjpg' | 'png' | 'webp' | 'avif' | 'gif';

/** Wider than this, AVIF takes seconds to make and WebP is what is sent. In pixels. */
export const AVIF_MAX_WIDTH = 1200;

/** The media type of each format. */
export const MEDIA_TYPES: Record<OutputFormat, string> = {
  jpg: 'image/jpeg',
  pjpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
};

/** What a picture is made as, and whether AVIF may take its place once it is there. */
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

/** Tells whether an `Accept` header names a media type without refusing it (RFC 9110, 12.5.1). */
export function accepts(header: string | undefined, type: string): boolean {
  return (header ?? '').split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((value) => value.trim().toLowerCase());
    return name === type && !parameters.some((value) => /^q=0(\.0*)?$/.test(value));
  });
}

/**
 * Decides the format of a picture. With `auto=format` it is the best the browser names in its
 * `Accept` header; AVIF only up to {@link AVIF_MAX_WIDTH} and never for moving pictures. Otherwise
 * it is what `fm` says, else that of the source.
 */
export function negotiate(
  p: ImageParameters,
  sourceExtension: string,
  accept: string | undefined,
  width: number,
  animated: boolean,
): Negotiated {
  const asked = p.fm === 'json' ? undefined : p.fm;
  const plain =
    asked ?? SOURCE_FORMATS[sourceExtension] ?? (sourceExtension === 'svg' ? 'png' : 'jpg');
  // A source in AVIF is made into AVIF only for those who say that they can show it.
  const safe =
    plain === 'avif' && asked === undefined && !accepts(accept, 'image/avif') ? 'jpg' : plain;
  if (p.auto !== 'format') return { format: plain, better: null };
  if (!accepts(accept, 'image/webp'))
    return { format: safe === 'avif' ? 'jpg' : safe, better: null };
  const avif = accepts(accept, 'image/avif') && width <= AVIF_MAX_WIDTH && !animated;
  return { format: 'webp', better: avif ? 'avif' : null };
}
