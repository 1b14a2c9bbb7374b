import { DocumentId, getDraftId, getPublishedId } from '@sanity/id-utils';

/** A GROQ condition for documents that are published, in queries of the `raw` perspective. */
export const isPublished = '!(_id in path("drafts.**")) && !(_id in path("versions.**"))';

/** A GROQ condition for all other documents than one; its parameters are `documentParams`. */
export const isOther = '!(_id in [$published, $draft]) && !(_id in path("versions.**"))';

/** Returns the ids of a document, published and as a draft, by either of them. */
export function documentParams(id: string): { readonly published: string; readonly draft: string } {
  const published = getPublishedId(DocumentId(id));
  return { published, draft: getDraftId(published) };
}
