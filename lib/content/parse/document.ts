import type { z } from 'zod';
import type { ContentProblem } from '../model/content-query.ts';
import { collect, type Owner, problemsOf, report } from './collect.ts';
import { field } from './field.ts';
import { isRecord, type JsonRecord, ownField } from './formats/is-record.ts';
import { limits } from './formats/limits.ts';
import { readKey } from './formats/read-key.ts';
import { cutList } from './list.ts';

/**
 * The parsed document; `value` is null if it is unfit. Problems may concern documents inside it.
 */
export interface ParsedDocument<T> {
  readonly value: T | null;
  readonly problems: readonly ContentProblem[];
}

export type RawDocument = JsonRecord & { readonly _id: string };

/** Whether a value is a document: an object with an `_id`, whatever its other fields. */
export function isDocument(value: unknown): value is RawDocument {
  return isRecord(value) && readKey(ownField(value, '_id')) !== null;
}

/** Returns the identity of a document in reports of its problems. */
export function ownerOf(raw: RawDocument, type: string): Owner {
  return { id: raw._id, type, revision: readKey(ownField(raw, '_rev')) };
}

/** Parses one document of an answer. */
export function parseDocument<T>(
  raw: RawDocument,
  type: string,
  schema: z.ZodType<T>,
): ParsedDocument<T> {
  const owner = ownerOf(raw, type);
  const { result, problems } = collect(owner, () => schema.safeParse(raw));
  const inside = problems.slice(0, limits.problemsInside);
  if (result.success) return { value: result.data, problems: inside };
  const own = problemsOf(result.error.issues, owner, { leftOut: 'document' });
  return { value: null, problems: [...own, ...inside] };
}

/**
 * Returns the schema of a referenced document. Problems of an unfit one are reported under its own
 * id; a wrong type is a problem of the document that refers to it.
 */
export function referenced<T>(type: string, schema: z.ZodType<T>): z.ZodType<T> {
  return field('reference', (value) => {
    if (!isDocument(value)) return null;
    const actual = readKey(ownField(value, '_type'));
    if (actual !== null && actual !== type) return null;
    const parsed = parseDocument(value, type, schema);
    report(parsed.problems);
    return parsed.value;
  });
}

/**
 * Returns the schema of the list of references at `place` in its document or section; missing and unfit
 * documents are left out, and those beyond the most, which is reported.
 */
export function referencedList<T>(
  place: string,
  type: string,
  schema: z.ZodType<T>,
): z.ZodType<T[]> {
  const item = referenced(type, schema);
  return field(
    'list',
    (value) => cutList(value, place)?.flatMap((each) => item.safeParse(each).data ?? []) ?? null,
  );
}

/** Returns the `_type` of a document, or `unknown` if it has none. */
export function documentType(raw: RawDocument): string {
  return readKey(ownField(raw, '_type')) ?? 'unknown';
}
