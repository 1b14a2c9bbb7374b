import { encodeEvent } from '../event-stream/encode-event.ts';
import { encodePosition } from '../event-stream/log-position.ts';
import type { LoggedTransactionChange } from '../store/transaction.ts';
import type { ClientMutation } from './client-mutations.ts';
import type { Listener } from './listener.ts';
import { mutationEventData, type ReceivedChange } from './mutation-event.ts';
import type { TransactionContent, Versions } from './transaction-content.ts';

/** The events of one change. Those of listeners that want the same are encoded once. */
export class ChangeEvents {
  readonly #content: TransactionContent;
  readonly #index: number;
  readonly #documentId: string;
  readonly #versions: Versions;
  readonly #encoded = new Map<string, Uint8Array>();
  #mutations: readonly ClientMutation[] | null = null;

  /** `index` is the one of the change in its transaction. */
  constructor(content: TransactionContent, change: LoggedTransactionChange, index: number) {
    this.#content = content;
    this.#index = index;
    this.#documentId = change.documentId;
    this.#versions = content.versions(change);
  }

  /** Sends the change to a listener, unless it received it before it was disconnected. */
  send(listener: Listener, received: ReceivedChange): void {
    const { position, options, stream } = listener;
    const isPartlySent = this.#content.transaction.sequence === position.sequence + 1;
    if (isPartlySent && this.#index < position.changes) return;
    const key = JSON.stringify([options, received]);
    const event = this.#encoded.get(key) ?? this.#encode(listener, received);
    this.#encoded.set(key, event);
    stream.send(event);
  }

  #encode({ dataset, options }: Listener, received: ReceivedChange): Uint8Array {
    const content = this.#content;
    const { sequence } = content.transaction;
    const mutations = options.includeMutations ? this.#mutationsOnce() : [];
    return encodeEvent({
      event: 'mutation',
      id: encodePosition(dataset, { sequence: sequence - 1, changes: this.#index + 1 }),
      data: mutationEventData(
        content,
        this.#documentId,
        this.#versions,
        mutations,
        options,
        received,
      ),
    });
  }

  #mutationsOnce(): readonly ClientMutation[] {
    this.#mutations ??= this.#content.mutations(this.#documentId, this.#versions);
    return this.#mutations;
  }
}
