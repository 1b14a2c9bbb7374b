import { createHash } from 'node:crypto';
import type { Picture } from '../../../content/model/picture.ts';

/** Returns a landscape photograph of the embedded content service, changed by `overrides`. */
export function aPicture(overrides: Partial<Picture> = {}): Picture {
  return {
    id: 'image-0123456789abcdef-2400x1350-jpg',
    origin: { baseUrl: '/media', projectId: 'demo', dataset: 'production', sign },
    width: 2400,
    height: 1350,
    preview: 'data:image/webp;base64,AAAA',
    cutOut: false,
    alt: 'A vault lined with casks',
    caption: null,
    credit: null,
    hotspot: null,
    crop: null,
    ...overrides,
  };
}

function sign(cut: string): string {
  return createHash('sha256').update(cut).digest('base64url').slice(0, 12);
}
