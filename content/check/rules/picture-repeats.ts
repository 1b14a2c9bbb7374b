import type { FullDocument } from '../../format/json.ts';
import { type Dataset, ofType } from '../dataset.ts';
import { picturesOf } from '../pictures.ts';
import { type Problem, reporter } from '../problem.ts';
import { isSlugged } from '../slug-index.ts';
import { itemsOf, referenceOf } from '../values.ts';

const report = reporter('picture-repeats');

/** Pictures that a visitor meets twice on one page, or in one gallery. */
export function pictureRepeats(dataset: Dataset): Problem[] {
  const shown = dataset.documents.filter(
    ({ _type }) => _type === 'page' || _type === 'gallery' || isSlugged(_type),
  );
  return shown.flatMap((document) => {
    const seen = new Map<string, string>();
    return visiblePictures(document, dataset).flatMap(({ path, assetId }) => {
      const first = seen.get(assetId);
      seen.set(assetId, first ?? path);
      return first === undefined
        ? []
        : [report(document, { path }, `shows the picture of ${first} again`, 'warning')];
    });
  });
}

/** A document's own pictures, but for those only shared links show, and its galleries'. */
function visiblePictures(document: FullDocument, dataset: Dataset) {
  const own = picturesOf(document).filter(({ path }) => !path.startsWith('seo.'));
  const galleries = itemsOf(document.sections).flatMap(([index, section]) => {
    const id = section._type === 'gallerySection' ? referenceOf(section.gallery) : undefined;
    const gallery = ofType(dataset, 'gallery').find(({ _id }) => _id === id);
    const path = `sections[${index}].gallery`;
    return gallery ? picturesOf(gallery).map(({ assetId }) => ({ path, assetId })) : [];
  });
  return [...own, ...galleries].flatMap(({ path, assetId }) =>
    assetId === undefined ? [] : [{ path, assetId }],
  );
}
