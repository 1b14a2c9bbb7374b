import type { FullDocument } from '../../format/json.ts';
import type { Dataset } from '../dataset.ts';
import { type PictureUse, picturesOf, usableWidth } from '../pictures.ts';
import { type Problem, reporter } from '../problem.ts';
import { isSlugged } from '../slug-index.ts';

const report = reporter('picture-sizes');

/** The minimum width in pixels for a sharp picture in each place. */
const widths = { hero: 1920, plate: 1920, gallery: 1200, card: 750 };

/** Finds pictures that are too narrow for their place after cropping. */
export function pictureSizes({ documents }: Dataset): Problem[] {
  return documents.flatMap((document) =>
    picturesOf(document).flatMap((use) => {
      const place = placeOf(use, document);
      const width = usableWidth(use);
      if (!place || width === undefined || width >= widths[place]) return [];
      const message = `is ${width} px wide; a ${place} needs ${widths[place]}`;
      return [report(document, use, message, 'warning')];
    }),
  );
}

function placeOf(
  { path, name, parent }: PictureUse,
  { _type }: FullDocument,
): keyof typeof widths | undefined {
  if (isSlugged(_type) && path === 'picture') return 'hero';
  if (name === 'items' && _type === 'gallery') return 'gallery';
  if (name === 'gallery') return 'gallery';
  if (parent._type === 'imageTextSection' && parent.layout === 'plate') return 'plate';
  if (parent._type === 'dealHeroSection') return 'hero';
  if (parent._type === 'heroSection') return parent.size === 'plain' ? undefined : 'hero';
  return parent._type === 'card' ? 'card' : undefined;
}
