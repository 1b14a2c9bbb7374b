import type { z } from 'zod';
import type { ContentProblem, ContentQuery, ParsedAnswer } from '../model/content-query.ts';
import { isDocument, ownerOf, parseDocument, type RawDocument } from './document.ts';
import { holdersOf } from './holders-of.ts';

interface Definition<T> {
  readonly name: string;
  readonly groq: string;
  /** The type of its documents, or a function that returns it. */
  readonly type: string | ((raw: RawDocument) => string);
  readonly document: z.ZodType<T>;
  /** Whether an unfit document is replaced by its last fit value; else it is left out. */
  readonly keepsLastFit?: boolean;
  /**
   * Whether the last fit value of a document that is missing is kept too, unless another has its unique
   * value: the Studio offers no way to delete it, so its `_type` has been changed, for example.
   */
  readonly keepsMissing?: boolean;
  /**
   * A field whose value only one document may have. Of several, the one of the last fit answer
   * counts, or else the first: a query that orders by `_createdAt` keeps the oldest, so that a copy
   * never replaces the original. The others are unfit.
   */
  readonly unique?: keyof T & string;
  /** See `ContentQuery.moments`; those of one document. */
  readonly moments?: (document: T) => readonly number[];
}

interface Identified {
  readonly _id: string;
}

/**
 * Returns a query for a list of documents. An unfit one is left out or replaced by its last fit
 * value.
 */
export function listQuery<T extends Identified>(definition: Definition<T>): ContentQuery<T[]> {
  const { name, groq, keepsLastFit = false, keepsMissing = false, moments } = definition;
  const parse = (result: unknown, lastFit: readonly T[] = []): ParsedAnswer<T[]> => {
    const parsed = parseList(result, definition, keepsLastFit ? lastFit : []);
    if (!parsed) return { ok: false, reason: `${name}: no list of documents` };
    return { ok: true, ...(keepsMissing ? withMissing(parsed, definition, lastFit) : parsed) };
  };
  const query: ContentQuery<T[]> = { name, groq, parse, inParts: (read) => read(groq) };
  return moments ? { ...query, moments: (documents) => documents.flatMap(moments) } : query;
}

interface ParsedList<T> {
  readonly value: T[];
  readonly problems: ContentProblem[];
}

/** Adds the last fit values of the documents that are missing, each at its former place, as unfit. */
function withMissing<T extends Identified>(
  { value, problems }: ParsedList<T>,
  { type, unique = '_id' }: Definition<T>,
  lastFit: readonly T[],
): ParsedList<T> {
  const taken = new Set<unknown>(value.flatMap((each) => [each._id, each[unique]]));
  const isMissing = (last: T) => !taken.has(last._id) && !taken.has(last[unique]);
  const own = { type: typeof type === 'string' ? type : 'unknown', revision: null } as const;
  return {
    value: lastFit.reduce<T[]>(
      (all, last, index) => (isMissing(last) ? all.toSpliced(index, 0, last) : all),
      value,
    ),
    problems: [
      ...problems,
      ...lastFit.filter(isMissing).map(({ _id }) => ({
        ...own,
        id: _id,
        field: '_type',
        expected: 'type' as const,
        leftOut: 'document' as const,
      })),
    ],
  };
}

/** Parses a list of documents; returns null if the value is not one. */
export function parseList<T extends Identified>(
  result: unknown,
  { type, document, unique }: Pick<Definition<T>, 'type' | 'document' | 'unique'>,
  lastFit: readonly T[],
): ParsedList<T> | null {
  if (!Array.isArray(result) || !result.every(isDocument)) return null;
  const parsed = result.map((raw) => {
    const name = typeof type === 'string' ? type : type(raw);
    const { value: fit, problems } = parseDocument(raw, name, document);
    return {
      raw,
      name,
      problems,
      value: fit ?? lastFit.find(({ _id }) => _id === raw._id) ?? null,
    };
  });
  const values = parsed.flatMap(({ value }) => value ?? []);
  if (!unique) return { value: values, problems: parsed.flatMap(({ problems }) => problems) };
  const holders = holdersOf(values, lastFit, (each) => [each[unique]]);
  const isDuplicate = (each: T) => holders.get(each[unique]) !== each;
  const isReplacement = (last: T, unfit: T) => last._id === unfit._id && !holders.has(last[unique]);
  return {
    value: values.flatMap((each) =>
      isDuplicate(each) ? (lastFit.find((last) => isReplacement(last, each)) ?? []) : each,
    ),
    problems: parsed.flatMap(({ raw, name, value, problems }) =>
      value && isDuplicate(value) ? [...problems, duplicate(raw, name, unique)] : problems,
    ),
  };
}

function duplicate(raw: RawDocument, type: string, field: string): ContentProblem {
  return { ...ownerOf(raw, type), field, expected: 'unique', leftOut: 'document' };
}
