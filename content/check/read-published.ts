import type { SanityClient } from '@sanity/client';
import { DocumentId, getPublishedId, isPublishedId } from '@sanity/id-utils';
import { type Dataset, toDataset } from '../consistency/dataset.ts';
import { documentTypes } from '../format/schema-index.ts';
import type { FullDocument } from '../json/json.ts';

interface Answer {
  readonly documents: readonly FullDocument[];
  readonly assets: readonly string[];
}

/**
 * Reads the client's dataset in one query, as of `now`: the published documents, the ids of drafts,
 * and the image assets. `origin` is that of the site. The oldest documents are first, as on the
 * site: of two with the same slug, the first has the address, of two with the same previous slug the
 * last. Rejects when the content service fails or refuses.
 */
export async function readPublished(
  client: SanityClient,
  now: Date,
  origin: string,
): Promise<Dataset> {
  const { documents, assets } = await client.fetch<Answer>(
    '{ "documents": *[_type in $types] | order(_createdAt asc, _id asc), "assets": *[_type == "sanity.imageAsset"]._id }',
    { types: documentTypes },
    { perspective: 'raw', useCdn: false, tag: 'content.check' },
  );
  const isPublished = ({ _id }: FullDocument) => isPublishedId(DocumentId(_id));
  const published = documents.filter(isPublished);
  const drafts = documents
    .filter((document) => !isPublished(document))
    .map(({ _id }) => String(getPublishedId(DocumentId(_id))));
  return toDataset({ documents: published, drafts, assets, origin }, now);
}
