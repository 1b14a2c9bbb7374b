import { DocumentId, getPublishedId, getVersionNameFromId, isVersionId } from '@sanity/id-utils';
import { isRecord, type JsonRecord } from '../../../lib/content/parse/formats/is-record.ts';
import { apiVersion } from '../values/studio-queries.ts';

type Params = Readonly<Record<string, string | readonly string[]>>;

/** The documents that visitors have, now or once a release (the only item of the list) is public. */
type PublicPerspective = 'published' | string[];

/** The part of an editing tool's client that is used here. */
interface Client {
  fetch(
    query: string,
    params: Params,
    options: { readonly perspective: PublicPerspective },
  ): Promise<unknown>;
  config(): { readonly projectId?: string; readonly dataset?: string };
}

/** The part of an editing tool's validation context that is used here. */
export interface OthersContext {
  readonly document?: {
    readonly _id: string;
    readonly _type: string;
    readonly [field: string]: unknown;
  };
  readonly getClient: (options: { apiVersion: string }) => Client;
}

/**
 * Returns the perspective with the documents beside which visitors find one when it is published: what is
 * public now or, for the version of a release, what is public with that release. Drafts do not count:
 * visitors find nothing under them, and a copy of a published document must not prevent a change of it.
 */
export function publicPerspective(id: string): PublicPerspective {
  const documentId = DocumentId(id);
  return isVersionId(documentId) ? [getVersionNameFromId(documentId)] : 'published';
}

/**
 * Returns the other documents of the type that fulfil a GROQ condition, as they are when this one is
 * published. Rejects on failure.
 */
export async function fetchOthers(
  condition: string,
  params: Params,
  { document, getClient }: OthersContext,
): Promise<readonly JsonRecord[]> {
  if (!document) return [];
  const others: unknown = await getClient({ apiVersion }).fetch(
    `*[_type == $type && _id != $published && (${condition})]`,
    { ...params, type: document._type, published: getPublishedId(DocumentId(document._id)) },
    { perspective: publicPerspective(document._id) },
  );
  return Array.isArray(others) ? others.filter(isRecord) : [];
}
