import type { FullDocument } from '../json/json.ts';
import { languagesOf } from '../schema/values/document-languages.ts';
import type { DocumentFile } from './document-files.ts';
import { expandFields } from './expand-value.ts';
import type { DatasetContext, Place } from './place.ts';
import type { Checked, Problem } from './problems.ts';
import { typeNamed } from './schema-index.ts';

/** Expands a file to the full document, or returns all its problems. */
export function expandDocument(file: DocumentFile, context: DatasetContext): Checked<FullDocument> {
  const problems: Problem[] = [];
  const report = (path: string, message: string) => {
    problems.push({ file: file.file, path, message });
  };
  const place: Place = {
    context,
    documentId: file.id,
    documentType: file.type,
    languages: languagesOf({ _type: file.type, languages: file.fields.languages }),
    path: '',
    report,
  };
  const node = typeNamed(file.type);
  if (node?.type !== 'document') {
    report('', `the schema has no document type "${file.type}"`);
    return { ok: false, problems };
  }
  const value = { _id: file.id, _type: file.type, ...expandFields(file.fields, node, place) };
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value };
}
