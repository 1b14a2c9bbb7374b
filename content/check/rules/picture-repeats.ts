import { type Dataset, ofType } from '../../consistency/dataset.ts';
import { hasPage } from '../../consistency/slug-index.ts';
import type { FullDocument, Json, JsonObject } from '../../json/json.ts';
import { itemsOf, referenceOf } from '../../json/values.ts';
import { type PictureUse, picturesOf } from '../model/pictures.ts';
import { type Problem, reporter } from '../model/problem.ts';

const report = reporter('picture-repeats');

/** On how many pages a picture can stand before visitors have seen it too often. */
const maxPages = 3;

/**
 * Finds pictures that appear twice on a page, including what it lists, or in a gallery, and pictures
 * on more than three pages.
 */
export function pictureRepeats(dataset: Dataset): Problem[] {
  return [...repeatsWithin(dataset), ...repeatsAcross(dataset)];
}

function repeatsWithin(dataset: Dataset): Problem[] {
  const shown = dataset.documents.filter(
    (document) => document._type === 'gallery' || hasPage(document),
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

function repeatsAcross(dataset: Dataset): Problem[] {
  const pages = dataset.documents.filter(hasPage);
  const uses = pages.flatMap((document) => {
    const placed = placedPictures(document, dataset);
    const firstUses = new Map(placed.toReversed().map((use) => [use.assetId, use]));
    return [...firstUses.values()].map((use) => ({ ...use, document }));
  });
  return [...Map.groupBy(uses, ({ assetId }) => assetId).values()].flatMap((ofPicture) => {
    const others = ofPicture.slice(0, maxPages).map(({ document }) => document._id);
    const message = `shows the picture of ${others.join(', ')} again`;
    return ofPicture
      .slice(maxPages)
      .map(({ document, path }) => report(document, { path }, message, 'warning'));
  });
}

interface ShownPicture {
  readonly path: string;
  readonly assetId: string;
}

/**
 * Returns a document's visible pictures (not those for shared links) and those of what it lists.
 */
function visiblePictures(document: FullDocument, dataset: Dataset): ShownPicture[] {
  const leads = experiencesOf(dataset).flatMap((experience) =>
    picturesOf(experience).filter(isLead),
  );
  const listed = itemsOf(document.sections)
    .filter(([, { _type }]) => _type === 'experienceListSection')
    .flatMap(([index]) => leads.map(({ assetId }) => ({ path: `sections[${index}]`, assetId })));
  return [
    ...placedPictures(document, dataset),
    ...withAsset([...listed, ...relatedPictures(document, dataset)]),
  ];
}

/** Returns a document's own visible pictures and those of the gallery and the deal that it shows. */
function placedPictures(document: FullDocument, dataset: Dataset): ShownPicture[] {
  const own = picturesOf(document).filter(({ path }) => !path.startsWith('seo.'));
  const shown = itemsOf(document.sections).flatMap(([index, section]) =>
    picturesOfSection(section, dataset).map(({ assetId }) => ({
      path: `sections[${index}]${section._type === 'gallerySection' ? '.gallery' : ''}`,
      assetId,
    })),
  );
  return withAsset([...own, ...shown]);
}

/** Leaves out pictures that were removed. */
function withAsset(uses: readonly Pick<PictureUse, 'path' | 'assetId'>[]): ShownPicture[] {
  return uses.flatMap(({ path, assetId }) => (assetId === undefined ? [] : [{ path, assetId }]));
}

/** Returns the pictures that a section takes from a gallery or a deal. */
function picturesOfSection(section: JsonObject, dataset: Dataset): PictureUse[] {
  switch (section._type) {
    case 'gallerySection':
      return picturesOfReferenced(section.gallery, dataset);
    case 'dealHeroSection':
      return section.picture ? [] : picturesOfReferenced(section.deal, dataset).filter(isLead);
    default:
      return [];
  }
}

function picturesOfReferenced(reference: Json | undefined, { documents }: Dataset): PictureUse[] {
  const id = referenceOf(reference);
  return documents.filter(({ _id }) => _id === id).flatMap(picturesOf);
}

/** Returns the pictures of the three other experiences at the end of an experience's page. */
function relatedPictures(document: FullDocument, dataset: Dataset) {
  if (document._type !== 'experience') return [];
  const others = experiencesOf(dataset).filter(({ _id }) => _id !== document._id);
  return others.slice(0, 3).flatMap((other) =>
    picturesOf(other)
      .filter(isLead)
      .map(({ assetId }) => ({ path: other._id, assetId })),
  );
}

function experiencesOf(dataset: Dataset): FullDocument[] {
  const rank = ({ order }: FullDocument) => Number(order ?? Number.POSITIVE_INFINITY);
  return ofType(dataset, 'experience').toSorted((a, b) => rank(a) - rank(b));
}

/** Whether it is the picture with which a document is listed. */
function isLead({ path }: PictureUse): boolean {
  return path === 'picture';
}
