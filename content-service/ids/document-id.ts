import { randomUUID } from 'node:crypto';

/** Longest id a document may have, its `drafts.` or `versions.<release>.` included. */
const MAX_LENGTH = 128;
const CHARACTERS = /^[a-z0-9_][a-z0-9_.-]*$/i;
const RELEASE = /^[a-z0-9][a-z0-9_-]{0,63}$/i;
/** Words that mean something else where a release is named: in an id or in a perspective. */
const RESERVED = new Set(['drafts', 'previewDrafts', 'published', 'raw', 'versions']);

/** Where a document belongs: the published document it stands for, and the layer it is in. */
export interface DocumentPlace {
  readonly publishedId: string;
  /** `drafts`, a release's name, or null for the published document itself. */
  readonly layer: string | null;
}

/** Tells whether a release may have this name. */
export function isReleaseName(name: string): boolean {
  return RELEASE.test(name) && !RESERVED.has(name);
}

/**
 * Takes a document id apart: `<id>`, `drafts.<id>` or `versions.<release>.<id>`, of 1 to 128
 * letters, digits, dots, dashes and underscores, where `<id>` is itself no draft and no version.
 * Gives null for anything else. This is the only place that knows the rule.
 */
export function placeOf(id: string): DocumentPlace | null {
  if (id.length > MAX_LENGTH) return null;
  const [first, second = ''] = id.split('.', 2);
  if (first === 'drafts' && id.includes('.')) return placeIn('drafts', id.slice('drafts.'.length));
  if (first === 'versions' && id.includes('.')) {
    if (!isReleaseName(second)) return null;
    return placeIn(second, id.slice(`versions.${second}.`.length));
  }
  return placeIn(null, id);
}

function placeIn(layer: string | null, publishedId: string): DocumentPlace | null {
  const valid =
    CHARACTERS.test(publishedId) &&
    !publishedId.includes('..') &&
    !publishedId.endsWith('.') &&
    !/^(drafts|versions)\./.test(publishedId);
  return valid ? { publishedId, layer } : null;
}

/** Tells whether a document may be written under this id. */
export function isDocumentId(id: string): boolean {
  return placeOf(id) !== null;
}

/** The id of a document's version in a layer; the inverse of {@link placeOf}. */
export function idInLayer(publishedId: string, layer: string | null): string {
  if (layer === null) return publishedId;
  return layer === 'drafts' ? `drafts.${publishedId}` : `versions.${layer}.${publishedId}`;
}

/** Tells whether anybody may see a document of this id: ids with a dot are private. */
export function isPublicId(id: string): boolean {
  return !id.includes('.');
}

/**
 * The id of a document to be created: a new one where none is given, and a new one behind the
 * prefix where the given one ends with a dot (`drafts.`). The result may still be invalid.
 */
export function assignDocumentId(given: string | undefined): string {
  if (given === undefined) return randomUUID();
  return given.endsWith('.') ? `${given}${randomUUID()}` : given;
}
