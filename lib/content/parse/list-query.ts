import type { z } from 'zod';
import type { ContentProblem, ContentQuery, ParsedAnswer } from '../content-query.ts';
import { isDocument, parseDocument, type RawDocument } from './document.ts';

interface Definition<T> {
  readonly name: string;
  readonly groq: string;
  /** The type of its documents, or a function that returns it. */
  readonly type: string | ((raw: RawDocument) => string);
  readonly document: z.ZodType<T>;
  /** Whether an unfit document is replaced by its last fit value; else it is left out. */
  readonly keepsLastFit?: boolean;
}

interface Identified {
  readonly _id: string;
}

/**
 * Returns a query for a list of documents. An unfit one is left out or replaced by its last fit
 * value.
 */
export function listQuery<T extends Identified>(definition: Definition<T>): ContentQuery<T[]> {
  const { name, groq, type, document, keepsLastFit = false } = definition;
  const parse = (result: unknown, lastFit: readonly T[] = []): ParsedAnswer<T[]> => {
    const parsed = parseList(result, { type, document }, keepsLastFit ? lastFit : []);
    if (!parsed) return { ok: false, reason: `${name}: no list of documents` };
    return { ok: true, ...parsed };
  };
  return { name, groq, parse };
}

/** Parses a list of documents; returns null if the value is not one. */
export function parseList<T extends Identified>(
  result: unknown,
  { type, document }: Pick<Definition<T>, 'type' | 'document'>,
  lastFit: readonly T[],
): { readonly value: T[]; readonly problems: ContentProblem[] } | null {
  if (!Array.isArray(result) || !result.every(isDocument)) return null;
  const parsed = result.map((raw) => {
    const name = typeof type === 'string' ? type : type(raw);
    const { value, problems } = parseDocument(raw, name, document);
    return { value: value ?? lastFit.find(({ _id }) => _id === raw._id) ?? null, problems };
  });
  return {
    value: parsed.flatMap(({ value }) => value ?? []),
    problems: parsed.flatMap(({ problems }) => problems),
  };
}
