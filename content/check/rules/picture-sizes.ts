import type { Dataset } from '../../consistency/dataset.ts';
import {
  minWidth,
  picturePlace,
  pictureWidths,
  usableWidth,
} from '../../schema/values/picture-widths.ts';
import { picturesOf } from '../model/pictures.ts';
import { type Problem, reporter } from '../model/problem.ts';

const report = reporter('picture-sizes');

/** Finds pictures that are too narrow for their place after cropping. */
export function pictureSizes({ documents }: Dataset): Problem[] {
  return documents.flatMap((document) =>
    picturesOf(document).flatMap((use) => {
      const place = picturePlace({ ...use, type: document._type });
      const width = usableWidth(use.picture);
      if (place === null || width === null || width >= pictureWidths[place]) return [];
      const message = `is ${width} px wide; needs ${pictureWidths[place]} at this place (${place})`;
      const severity = width < minWidth(place) ? 'error' : 'warning';
      return [report(document, use, message, severity)];
    }),
  );
}
