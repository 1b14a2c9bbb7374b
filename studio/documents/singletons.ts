import { DocumentId, getPublishedId, isDraftId } from '@sanity/id-utils';
import { newSingletonId, type Singleton } from '../../content/schema/values/singletons.ts';

/**
 * Returns a query for the ids of a singleton, drafts included, in the order in which the site chooses
 * among several: the oldest one first.
 */
export function singletonQuery({ type, field, value }: Singleton) {
  const filter = `_type == $type && !(_id in path("versions.**"))`;
  return field === null || value === null
    ? { query: `*[${filter}]${oldestFirst}._id`, params: { type } }
    : { query: `*[${filter} && ${field} == $value]${oldestFirst}._id`, params: { type, value } };
}

const oldestFirst = ' | order(_createdAt asc, _id asc)';

/**
 * Returns the published id of a singleton, given the ids that its query found: of several, that of
 * the first published one. Datasets from elsewhere have ids of their own.
 */
export function singletonId(singleton: Singleton, found: readonly string[]): string {
  const id = found.find((each) => !isDraftId(DocumentId(each))) ?? found[0];
  return id === undefined ? newSingletonId(singleton) : getPublishedId(DocumentId(id));
}
