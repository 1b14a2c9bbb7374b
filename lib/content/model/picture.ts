import type { Picture as PictureDocument } from './types.generated.ts';

/** Where the site serves the pictures of the embedded content service. */
export const PICTURE_PATH = '/media';

/** Where pictures are served from: the hosted service's CDN or a path of this site. */
export interface PictureOrigin {
  readonly baseUrl: string;
  readonly projectId: string;
  readonly dataset: string;
  /** Signs a cut of a picture, if the site serves only cuts that its pages use. */
  readonly sign?: (cut: string) => string;
}

/** A picture of content in one language, with all data needed to build its URLs. */
export interface Picture {
  readonly id: string;
  readonly origin: PictureOrigin;
  /** Size of the master in pixels. */
  readonly width: number;
  readonly height: number;
  /** Tiny blurred preview as a data URL. */
  readonly preview: string | null;
  /** True for a picture with transparency, as the engravings: nothing is painted behind it. */
  readonly cutOut: boolean;
  /** Text alternative; empty for decorative pictures (WCAG 1.1.1). */
  readonly alt: string;
  readonly caption: string | null;
  readonly credit: string | null;
  readonly hotspot: NonNullable<PictureDocument['hotspot']> | null;
  readonly crop: NonNullable<PictureDocument['crop']> | null;
}
