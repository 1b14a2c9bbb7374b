import { randomUUID } from 'node:crypto';

/** Maximum length of a document id, including its prefix `drafts.` or `versions.<release>.`. */
const MAX_LENGTH = 128;
const CHARACTERS = /^[a-z0-9_][a-z0-9_.-]*$/i;
const RELEASE = /^[a-z0-9][a-z0-9_-]{0,63}$/i;
/** Names with another meaning where a release is expected: in an id or in a perspective. */
const RESERVED = new Set(['drafts', 'previewDrafts', 'published', 'raw', 'versions']);

/** Where a document belongs: the id of its published document, and its layer. */
export interface DocumentIdParts {
  readonly publishedId: string;
  /** `drafts`, a release's name, or null for the published document. */
  readonly layer: string | null;
}

/** Whether a string is a valid release name. */
export function isReleaseName(name: string): boolean {
  return RELEASE.test(name) && !RESERVED.has(name);
}

/**
 * Parses a document id: `<id>`, `drafts.<id>` or `versions.<release>.<id>`, of 1 to 128 letters,
 * digits, dots, dashes and underscores, where `<id>` begins with neither a dot nor a dash, has no
 * two dots in a row and none at its end, and is itself neither a draft nor a version. Returns null
 * for anything else. This is the only implementation of the rule.
 */
export function parseDocumentId(id: string): DocumentIdParts | null {
  if (id.length > MAX_LENGTH) return null;
  const [first, second = ''] = id.split('.', 2);
  if (first === 'drafts' && id.includes('.')) return partsIn('drafts', id.slice('drafts.'.length));
  if (first === 'versions' && id.includes('.')) {
    if (!isReleaseName(second)) return null;
    return partsIn(second, id.slice(`versions.${second}.`.length));
  }
  return partsIn(null, id);
}

function partsIn(layer: string | null, publishedId: string): DocumentIdParts | null {
  const valid =
    CHARACTERS.test(publishedId) &&
    !publishedId.includes('..') &&
    !publishedId.endsWith('.') &&
    !/^(drafts|versions)\./.test(publishedId);
  return valid ? { publishedId, layer } : null;
}

/** Whether a document may be written under this id. */
export function isDocumentId(id: string): boolean {
  return parseDocumentId(id) !== null;
}

/** Returns the id of a document's version in a layer; the inverse of {@link parseDocumentId}. */
export function idInLayer(publishedId: string, layer: string | null): string {
  if (layer === null) return publishedId;
  return layer === 'drafts' ? `drafts.${publishedId}` : `versions.${layer}.${publishedId}`;
}

/** Whether an id belongs to a version in a release. */
export function isInRelease(id: string): boolean {
  const layer = parseDocumentId(id)?.layer ?? null;
  return layer !== null && layer !== 'drafts';
}

/** Whether an id belongs to a system document (`_.…`), which is not content. */
export function isSystemId(id: string): boolean {
  return id.startsWith('_.');
}

/** The ids of release documents start with it and a dot. */
export const RELEASES = '_.releases';

/** Returns the id of the document that describes a release. */
export function releaseDocumentId(name: string): string {
  return `${RELEASES}.${name}`;
}

/** Returns the name of the release that the document of this id describes. */
export function releaseNameOf(id: string): string {
  return id.slice(RELEASES.length + 1);
}

/** Whether a document of this id describes a release. */
export function isReleaseDocumentId(id: string): boolean {
  return id.startsWith(`${RELEASES}.`);
}

/** Whether a document of this id is publicly readable: ids with a dot are private. */
export function isPublicId(id: string): boolean {
  return !id.includes('.');
}

/**
 * Returns the id for a new document: a generated one where none is given, and a generated one after
 * the prefix where the given id ends with a dot (`drafts.`). The result may still be invalid.
 */
export function assignDocumentId(given: string | undefined): string {
  if (given === undefined) return randomUUID();
  return given.endsWith('.') ? `${given}${randomUUID()}` : given;
}
