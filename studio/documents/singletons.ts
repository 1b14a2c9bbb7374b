import { DocumentId, getPublishedId } from '@sanity/id-utils';

/** The types with one document for each value of a field, which editors choose from, or just one. */
const singletonFields = {
  navigation: 'name',
  openingHours: 'venue',
  page: 'route',
  settings: null,
} as const satisfies Record<string, string | null>;

export type SingletonType = keyof typeof singletonFields;

/** A document that exists once: of a type, or of a type with this value in its field. */
interface Singleton {
  readonly type: SingletonType;
  readonly field: string | null;
  readonly value: string | null;
}

/** Whether a document type is one of which there is one document, or one for each value of a field. */
export function isSingletonType(type: string): type is SingletonType {
  return Object.hasOwn(singletonFields, type);
}

export const singletonTypes = Object.keys(singletonFields).filter(isSingletonType);

/** Returns the singleton of a type with this value in its field; null where there is one only. */
export function singletonOf(type: SingletonType, value: string | null = null): Singleton {
  return { type, field: singletonFields[type], value };
}

/** Returns the id of a singleton that does not exist yet, as in the demo dataset. */
function newSingletonId({ type, value }: Singleton): string {
  return value === null ? type : `${type}-${value}`;
}

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
  const id = found.find((each) => !each.startsWith('drafts.')) ?? found[0];
  return id === undefined ? newSingletonId(singleton) : getPublishedId(DocumentId(id));
}
