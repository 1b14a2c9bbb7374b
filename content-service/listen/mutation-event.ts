import { effectOf, replacementOf } from '../mendoza/effect-of.ts';
import type { ClientMutation } from './client-mutations.ts';
import type { ListenOptions } from './options.ts';
import type { TransactionContent, Versions } from './transaction-content.ts';

/** How a change affects the set of documents that pass a listener's filter. */
export type Transition = 'appear' | 'disappear' | 'update';

/** How a listener receives a change, among those of its transaction that it receives. */
export interface ReceivedChange {
  readonly transition: Transition;
  /** How many events of the transaction the listener receives. */
  readonly total: number;
  /** Which of them this is, from 0. */
  readonly current: number;
}

/** Returns the data of a `mutation` event (type `MutationEvent` of the client). */
export function mutationEventData(
  { transaction }: TransactionContent,
  documentId: string,
  { previous, next, isComplete }: Versions,
  mutations: readonly ClientMutation[],
  { includeResult, includePreviousRevision, includeEffects }: ListenOptions,
  { transition, total, current }: ReceivedChange,
): object {
  const toEffects = isComplete ? effectOf : replacementOf;
  return {
    eventId: `${transaction.id}#${documentId}`,
    documentId,
    transactionId: transaction.id,
    transition,
    identity: transaction.author,
    mutations,
    ...(previous === null ? {} : { previousRev: previous._rev }),
    // Also of a deletion: without it, the Studio drops the event and shows the document on.
    resultRev: transaction.id,
    ...(includeResult && next !== null ? { result: next } : {}),
    ...(includePreviousRevision ? { previous } : {}),
    ...(includeEffects ? { effects: toEffects(previous, next) } : {}),
    timestamp: transaction.timestamp,
    visibility: 'query',
    transactionTotalEvents: total,
    transactionCurrentEvent: current,
  };
}
