import { isImageAssetId } from '@sanity/asset-utils';
import type { SanityClient } from '@sanity/client';
import { DocumentId, isPublishedId } from '@sanity/id-utils';
import { documentTypes } from '../format/schema-index.ts';
import { type FullDocument, type Json, toJson } from '../json/json.ts';

export interface DatasetDocuments {
  readonly published: readonly FullDocument[];
  /** The number of drafts; files contain published documents only. */
  readonly drafts: number;
}

/** Reads every document of the schema's types, sorted by id. */
export async function readDocuments(client: SanityClient): Promise<DatasetDocuments> {
  const documents = await client.fetch<FullDocument[]>(
    '*[_type in $types] | order(_id)',
    { types: documentTypes },
    { perspective: 'raw', useCdn: false, tag: 'content.export' },
  );
  const published = documents.filter(({ _id }) => isPublishedId(DocumentId(_id)));
  return { published, drafts: documents.length - published.length };
}

/** Returns the ids of the image assets a value refers to, in order of appearance. */
export function imageIdsIn(value: unknown): string[] {
  return [...new Set(referencesIn(toJson(value)).filter(isImageAssetId))];
}

function referencesIn(value: Json): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    name === '_ref' && typeof each === 'string' ? [each] : referencesIn(each),
  );
}
