import type { Deliver } from '../event-stream/log-follower.ts';
import type { StoredDocument } from '../store/json.ts';
import type { ContentStore } from '../store/store.ts';
import { ChangeEvents } from './change-events.ts';
import type { Listener } from './listener.ts';
import { mayMatch, onIdAndType } from './matches.ts';
import type { Transition } from './mutation-event.ts';
import { TransactionContent, type Versions } from './transaction-content.ts';

/** The changes of a transaction that a listener receives, by their index in it. */
interface Selection {
  readonly listener: Listener;
  readonly changes: Map<number, { readonly transition: Transition; readonly current: number }>;
}

/**
 * Returns the function that sends a transaction to listeners, each change as a `mutation` event to
 * those whose filter the document passes before or after it. All changes are evaluated before the
 * first one is sent, because each event contains their number.
 */
export function createMutationDelivery(store: ContentStore): Deliver<Listener> {
  return async (transaction, listeners, rest) => {
    const dataset = store.dataset(transaction.dataset);
    if (dataset === undefined) return;
    const content = new TransactionContent(transaction, dataset, store.log);
    const selections = listeners.map((listener): Selection => ({ listener, changes: new Map() }));
    for (const [index, change] of transaction.changes.entries()) {
      const { documentId } = change;
      const interested = selections.filter(({ listener }) => isInterested(listener, documentId));
      if (interested.length === 0) continue;
      select(interested, index, content.versions(change));
      if (!(await rest())) return;
    }
    for (const [index, change] of transaction.changes.entries()) {
      const receivers = selections.filter(({ changes }) => changes.has(index));
      if (receivers.length === 0) continue;
      const events = new ChangeEvents(content, change, index);
      for (const { listener, changes } of receivers) {
        const received = changes.get(index);
        if (received !== undefined) events.send(listener, { ...received, total: changes.size });
      }
      if (!(await rest())) return;
    }
  };
}

function isInterested({ ids, mayReceive }: Listener, documentId: string): boolean {
  return (ids === null || ids.has(documentId)) && mayReceive(documentId);
}

/** Evaluates the filters of listeners, equal ones once. */
function select(selections: readonly Selection[], index: number, versions: Versions): void {
  const known = new Map<string, Transition | 'none'>();
  for (const { listener, changes } of selections) {
    const { filterKey } = listener;
    const transition = known.get(filterKey) ?? transitionOf(listener, versions);
    known.set(filterKey, transition);
    if (transition !== 'none') changes.set(index, { transition, current: changes.size });
  }
}

function transitionOf(
  { filter, identity }: Listener,
  { previous, next, isComplete }: Versions,
): Transition | 'none' {
  const known = isComplete ? filter : onIdAndType(filter);
  const passes = (document: StoredDocument | null) =>
    document !== null && mayMatch(known, document, identity);
  if (passes(previous)) return passes(next) ? 'update' : 'disappear';
  return passes(next) ? 'appear' : 'none';
}
