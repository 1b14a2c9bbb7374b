import { z } from 'zod';
import type { MutationFailure } from '../http/errors.ts';
import { type Result, succeed } from '../http/result.ts';
import { isJsonObject, type JsonObject } from '../store/json.ts';
import { MAX_FAILURES, requireNone, toTransactionError } from './failures.ts';

/** The bodies are parsed from JSON, so an object contains only JSON values. */
const object = z.custom<JsonObject>(isJsonObject, 'expected an object');
const paths = z.array(z.string());
const numbers = z.record(z.string(), z.number());

const insert = z.union([
  z.strictObject({ before: z.string(), items: z.array(z.json()) }),
  z.strictObject({ after: z.string(), items: z.array(z.json()) }),
  z.strictObject({ replace: z.string(), items: z.array(z.json()) }),
]);

/** The properties of a patch, without its selection. */
export const patchOperations = {
  set: object.optional(),
  setIfMissing: object.optional(),
  unset: paths.optional(),
  inc: numbers.optional(),
  dec: numbers.optional(),
  insert: insert.optional(),
  diffMatchPatch: z.record(z.string(), z.string()).optional(),
  ifRevisionID: z.string().optional(),
};
const byId = { id: z.string().min(1) };
const byQuery = { query: z.string().min(1), params: object.optional() };

const mutation = z.union([
  z.strictObject({ create: object }),
  z.strictObject({ createIfNotExists: object }),
  z.strictObject({ createOrReplace: object }),
  z.strictObject({
    delete: z.union([
      z.strictObject({
        ...byId,
        purge: z.boolean().optional(),
        ifRevisionID: z.string().optional(),
      }),
      z.strictObject({ ...byQuery, purge: z.boolean().optional() }),
    ]),
  }),
  z.strictObject({
    patch: z.union([
      z.strictObject({ ...byId, ...patchOperations }),
      z.strictObject({ ...byQuery, ...patchOperations }),
    ]),
  }),
]);

/** One mutation, of one kind. */
export type Mutation = z.infer<typeof mutation>;
/** The operations of a patch, with its selection. */
export type PatchMutation = Extract<Mutation, { patch: unknown }>['patch'];
/** The selection of a deletion, with its options. */
export type DeleteMutation = Extract<Mutation, { delete: unknown }>['delete'];

const EXPECTED =
  'expected one of create, createIfNotExists, createOrReplace, delete or patch with its documented properties';

function malformed(index: number, description: string): MutationFailure {
  return { status: 400, index, error: { type: 'malformedMutationError', description } };
}

/**
 * Parses the first `most` `mutations` of a request. Fails with a 400 that lists the malformed ones.
 */
export function parseMutations(value: unknown, most: number): Result<Mutation[]> {
  const items: readonly unknown[] = Array.isArray(value) ? value.slice(0, most) : [];
  const mutations: Mutation[] = [];
  const failures: MutationFailure[] = Array.isArray(value)
    ? []
    : [malformed(0, 'the request has no list of mutations')];
  for (const [index, item] of items.entries()) {
    const parsed = mutation.safeParse(item);
    if (parsed.success) mutations.push(parsed.data);
    else failures.push(malformed(index, `Malformed mutation: ${EXPECTED}`));
    if (failures.length === MAX_FAILURES) break;
  }
  const checked = toTransactionError('mutationError', requireNone(failures));
  return checked.ok ? succeed(mutations) : checked;
}
