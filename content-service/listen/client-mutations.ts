import { isDeepStrictEqual } from 'node:util';
import { Mutation as Patch } from '@sanity/mutator';
import { isJsonObject, type StoredDocument } from '../store/json.ts';
import { targetOf } from '../store/mutation-target.ts';
import type { LoggedTransaction } from '../store/transaction.ts';

/** A mutation in the form in which clients apply it. */
export type ClientMutation = ConstructorParameters<typeof Patch>[0]['mutations'][number];

const KINDS = ['create', 'createIfNotExists', 'createOrReplace', 'delete', 'patch'];

const isMutation = (value: unknown): value is ClientMutation =>
  isJsonObject(value) && KINDS.some((kind) => isJsonObject(value[kind]));

/** Groups mutations from the log by the id that they name, if any. */
export function groupByTarget(sent: readonly unknown[]): Map<string | null, ClientMutation[]> {
  return Map.groupBy(sent.filter(isMutation), targetOf);
}

/**
 * Returns the mutations with which a client gets from one version of a document to the next. `sent`
 * are those that name the document: clients apply all they receive, without comparing ids. They are
 * preferred, because a client that is editing the document merges them with its own. Where they do
 * not lead to the next version, the document is replaced as a whole: a patch may have selected it
 * by query, or the service may have added keys, or transformed what was published.
 */
export function clientMutations(
  transaction: LoggedTransaction,
  sent: readonly ClientMutation[],
  documentId: string,
  versions: { readonly previous: StoredDocument | null; readonly next: StoredDocument | null },
): readonly ClientMutation[] {
  const { previous, next } = versions;
  if (isDeepStrictEqual(applied(transaction, sent, previous), next)) return sent;
  return [next === null ? { delete: { id: documentId } } : { createOrReplace: next }];
}

/** Returns a document as a client has it after the mutations; undefined if it cannot apply them. */
function applied(
  { id, timestamp }: LoggedTransaction,
  mutations: readonly ClientMutation[],
  document: StoredDocument | null,
): object | null | undefined {
  try {
    // `Patch` modifies the mutations and the document that it receives.
    const patch = new Patch({
      mutations: structuredClone([...mutations]),
      resultRev: id,
      timestamp,
    });
    return patch.apply(structuredClone(document));
  } catch {
    return undefined;
  }
}
