import { DocumentId, getPublishedId } from '@sanity/id-utils';
import { isRecord, type JsonRecord } from '../../../lib/content/parse/formats/is-record.ts';
import { apiVersion, isPublished } from '../values/studio-queries.ts';

type Params = Readonly<Record<string, string | readonly string[]>>;

/** The part of an editing tool's validation context that is used here. */
export interface OthersContext {
  readonly document?: {
    readonly _id: string;
    readonly _type: string;
    readonly [field: string]: unknown;
  };
  readonly getClient: (options: { apiVersion: string }) => {
    fetch(query: string, params: Params): Promise<unknown>;
  };
}

/**
 * Returns the other documents of the type that are published and fulfil a GROQ condition. Drafts do not
 * count: visitors find nothing under them, and a copy of a published document must not prevent a
 * change of it.
 */
export async function fetchOthers(
  condition: string,
  params: Params,
  { document, getClient }: OthersContext,
): Promise<readonly JsonRecord[]> {
  if (!document) return [];
  const others: unknown = await getClient({ apiVersion }).fetch(
    `*[_type == $type && _id != $published && ${isPublished} && (${condition})]`,
    { ...params, type: document._type, published: getPublishedId(DocumentId(document._id)) },
  );
  return Array.isArray(others) ? others.filter(isRecord) : [];
}
