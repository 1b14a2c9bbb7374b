import { isPublicId } from '../ids/document-id.ts';
import type { LoggedChange } from '../store/transaction.ts';

/** A published document's change that has not been delivered yet. */
export interface PendingChange {
  /** The sequence of the first change it replaces. */
  readonly firstSequence: number;
  /** The latest of the changes it replaces. */
  readonly change: LoggedChange;
}

const keyOf = ({ dataset, documentId }: LoggedChange) => `${dataset}\n${documentId}`;

/**
 * The pending changes, in the order in which their documents first changed. Several changes of one
 * document are merged into the latest of them.
 */
export class Outbox {
  readonly #waiting = new Map<string, PendingChange>();

  /** Adds the changes of a transaction; changes of unpublished documents are ignored. */
  add(changes: readonly LoggedChange[]): void {
    for (const change of changes) {
      if (!isPublicId(change.documentId)) continue;
      const known = this.#waiting.get(keyOf(change));
      const firstSequence = known?.firstSequence ?? change.sequence;
      // A receiver that does not know the document yet gets `create`, not `update`.
      const isNew = known?.change.operation === 'create' && change.operation === 'update';
      this.#waiting.set(keyOf(change), {
        firstSequence,
        change: isNew ? { ...change, operation: 'create' } : change,
      });
    }
  }

  get size(): number {
    return this.#waiting.size;
  }

  /** Returns the change to be delivered next; it stays in the outbox until `done`. */
  first(): PendingChange | null {
    return this.#waiting.values().next().value ?? null;
  }

  /** Removes a delivered change, unless its document has changed again since. */
  done(pending: PendingChange): void {
    const key = keyOf(pending.change);
    const current = this.#waiting.get(key);
    if (current === undefined) return;
    this.#waiting.delete(key);
    // Moves to the end of the queue, because the remaining change is later than all others.
    if (current !== pending) {
      const { change } = current;
      // The receiver has the document by now, unless the delivered change was its deletion.
      const isKnown = change.operation === 'create' && pending.change.operation !== 'delete';
      this.#waiting.set(key, {
        firstSequence: change.sequence,
        change: isKnown ? { ...change, operation: 'update' } : change,
      });
    }
  }

  /** Returns the sequence up to which everything is delivered, given the latest sequence. */
  settledUpTo(latest: number): number {
    let settled = latest;
    for (const { firstSequence } of this.#waiting.values()) {
      settled = Math.min(settled, firstSequence - 1);
    }
    return settled;
  }
}
