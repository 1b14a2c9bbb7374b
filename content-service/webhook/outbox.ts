import { isPublicId } from '../ids/document-id.ts';
import type { LoggedChange } from '../store/transaction.ts';

/** A published document's change that has to be delivered yet. */
export interface PendingChange {
  /** The sequence of the first change it stands for. */
  readonly firstSequence: number;
  /** The latest of the changes it stands for. */
  readonly change: LoggedChange;
}

const keyOf = ({ dataset, documentId }: LoggedChange) => `${dataset}\n${documentId}`;

/**
 * The changes waiting, in the order in which their documents first changed. Several changes of one
 * document wait as one, with the latest of them.
 */
export class Outbox {
  readonly #waiting = new Map<string, PendingChange>();

  /** Takes in the changes of a transaction; only those of published documents matter. */
  add(changes: readonly LoggedChange[]): void {
    for (const change of changes) {
      if (!isPublicId(change.documentId)) continue;
      const known = this.#waiting.get(keyOf(change));
      const firstSequence = known?.firstSequence ?? change.sequence;
      // Whoever has not heard that it was made hears that, not that it was changed since.
      const isNew = known?.change.operation === 'create' && change.operation === 'update';
      this.#waiting.set(keyOf(change), {
        firstSequence,
        change: isNew ? { ...change, operation: 'create' } : change,
      });
    }
  }

  /** The change to be delivered next; it stays here until it is done with. */
  first(): PendingChange | null {
    return this.#waiting.values().next().value ?? null;
  }

  /** Takes a delivered change out, unless its document has changed again since. */
  done(pending: PendingChange): void {
    const key = keyOf(pending.change);
    const current = this.#waiting.get(key);
    if (current === undefined) return;
    this.#waiting.delete(key);
    // It goes to the end of the line: what it now stands for came after all the others.
    if (current !== pending) {
      this.#waiting.set(key, { ...current, firstSequence: current.change.sequence });
    }
  }

  /** The sequence up to which nothing waits any more, given the latest one there is. */
  settledUpTo(latest: number): number {
    let settled = latest;
    for (const { firstSequence } of this.#waiting.values()) {
      settled = Math.min(settled, firstSequence - 1);
    }
    return settled;
  }
}
