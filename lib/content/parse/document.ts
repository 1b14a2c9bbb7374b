import type { z } from 'zod';
import type { ContentProblem } from '../content-query.ts';
import { collect, problemsOf, report } from './collect.ts';
import { field } from './field.ts';
import { isRecord, type JsonRecord, ownField } from './formats/is-record.ts';
import { readKey } from './formats/read-key.ts';
import { limits } from './limits.ts';

/** What a document was parsed to; null when it is unfit. Problems may name others inside it. */
export interface ParsedDocument<T> {
  readonly value: T | null;
  readonly problems: readonly ContentProblem[];
}

export type RawDocument = JsonRecord & { readonly _id: string };

/** Whether an answer has a document there: an object with an `_id`, whatever else is in it. */
export function isDocument(value: unknown): value is RawDocument {
  return isRecord(value) && readKey(ownField(value, '_id')) !== null;
}

/** Parses one document of an answer. */
export function parseDocument<T>(
  raw: RawDocument,
  type: string,
  schema: z.ZodType<T>,
): ParsedDocument<T> {
  const owner = { id: raw._id, type, revision: readKey(ownField(raw, '_rev')) };
  const { result, problems } = collect(owner, () => schema.safeParse(raw));
  const inside = problems.slice(0, limits.problemsInside);
  if (result.success) return { value: result.data, problems: inside };
  const own = problemsOf(result.error.issues, owner, { leftOut: 'document' });
  return { value: null, problems: [...own, ...inside] };
}

/**
 * A document that a reference leads to. An unfit one is reported under its own name; one of
 * another type is the fault of the document that refers to it.
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

/** The documents that a list of references leads to; what is missing or unfit is left out. */
export function referencedList<T>(type: string, schema: z.ZodType<T>): z.ZodType<T[]> {
  const item = referenced(type, schema);
  return field('list', (value) => {
    if (!Array.isArray(value) || value.length > limits.items) return null;
    return value.flatMap((each) => item.safeParse(each).data ?? []);
  });
}

/** The `_type` a document of an answer names itself. */
export function documentType(raw: RawDocument): string {
  return readKey(ownField(raw, '_type')) ?? 'unknown';
}
