import type { FullDocument, JsonObject } from '../json/json.ts';
import { localeIds } from '../schema/values/locales.ts';
import { sameMeaning } from './canonical.ts';
import { compactFields } from './compact-value.ts';
import { type DocumentFile, documentId } from './document-files.ts';
import { expandDocument } from './expand-document.ts';
import type { DatasetContext, Place } from './place.ts';
import type { Problem } from './problems.ts';
import { typeNamed } from './schema-index.ts';

/** Returns the path of a document's file, the inverse of the rule that derives ids from paths. */
export function fileOf({ _id, _type }: FullDocument): string {
  const name = _id.startsWith(`${_type}-`) ? _id.slice(_type.length + 1) : _id;
  return `documents/${_type}/${name.replaceAll(/[^\w-]+/g, '-')}.yaml`;
}

/**
 * Returns the file of a document: its path and its fields in short form, in the notation of the
 * existing file (if any). Problems list what the format cannot represent and the file therefore
 * lacks.
 */
export function compactDocument(
  document: FullDocument,
  written: DocumentFile | undefined,
  context: DatasetContext,
): { file: string; fields: Record<string, unknown>; problems: Problem[] } {
  const problems: Problem[] = [];
  const file = written?.file ?? fileOf(document);
  const place: Place = {
    context,
    documentId: document._id,
    documentType: document._type,
    languages: localeIds,
    path: '',
    report: (path, message) => problems.push({ file, path, message }),
  };
  const { _id, _type, _rev, _createdAt, _updatedAt, _system, ...values } = document;
  const node = typeNamed(_type) ?? { type: _type };
  const fields = compactFields(values, node, written?.fields, place);
  if (problems.length === 0) {
    const again = expandDocument({ file, id: _id, type: _type, text: '', fields }, context);
    if (again.ok) problems.push(...lost(document, again.value, file));
    else problems.push(...again.problems);
  }
  const name = file.slice(file.lastIndexOf('/') + 1, -'.yaml'.length);
  const own = documentId(_type, name) === _id ? {} : { _id };
  return { file, fields: { ...own, ...fields }, problems };
}

function lost(document: FullDocument, again: FullDocument, file: string): Problem[] {
  const message = 'has something that the format cannot hold';
  return Object.keys(document)
    .filter((name) => !sameMeaning(pick(document, name), pick(again, name)))
    .map((path) => ({ file, path, message }));
}

const pick = (document: FullDocument, name: string): JsonObject => ({
  [name]: document[name] ?? null,
});
