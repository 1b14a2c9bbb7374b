import type { SanityClient } from '@sanity/client';
import { type FullDocument, toJson } from '../format/json.ts';
import { documentTypes } from '../format/schema-index.ts';

/** Id prefixes of drafts and of documents in releases. */
const unpublished = ['drafts.', 'versions.'];

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
  const published = documents.filter(
    ({ _id }) => !unpublished.some((part) => _id.startsWith(part)),
  );
  return { published, drafts: documents.length - published.length };
}

/** Returns the ids of the image assets a value refers to, in order of appearance. */
export function imageIdsIn(value: unknown): string[] {
  const text = JSON.stringify(toJson(value));
  return [...new Set(text.match(/(?<="_ref":")image-[0-9a-f]{40}-\d+x\d+-\w+(?=")/g))];
}
