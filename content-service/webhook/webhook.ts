import type { ContentStore } from '../store/store.ts';
import { errorMessage } from '../util/error-message.ts';
import type { Log } from '../util/log.ts';
import { deliver } from './deliver.ts';
import { Outbox } from './outbox.ts';

/** Under this name, the position of the webhook in the log is stored. */
export const WEBHOOK_READER = 'webhook';

const FIRST_DELAY_MS = 200;
const MAX_DELAY_MS = 30_000;
/** Minimum interval of saving the position; a crash repeats at most the deliveries in between. */
const SAVE_EVERY_MS = 250;
/** How long a delivery in progress may take to finish when the service closes. */
const CLOSE_WITHIN_MS = 400;

/** The options of a webhook. */
export interface WebhookOptions {
  readonly store: ContentStore;
  readonly url: string;
  readonly secret: string;
  readonly log: Log;
}

/**
 * Delivers every published change to one receiver, in order and at least once, also when the
 * receiver is down at the time: the transaction log is the outbox, and the position in it survives
 * a restart. A permanently refused change is logged and skipped, because it would block all later
 * ones.
 */
export class Webhook {
  readonly #options: WebhookOptions;
  readonly #outbox = new Outbox();
  readonly #stop = new AbortController();
  readonly #unsubscribe: () => void;
  readonly #running: Promise<void>;
  #latest: number;
  #saved: number;
  #savedAt = 0;
  #failing = false;
  #hasNewChange = false;
  #stopping = false;
  #wake: () => void = () => undefined;

  /** Starts with all changes that were not delivered before. */
  constructor(options: WebhookOptions) {
    this.#options = options;
    const { log } = options.store;
    this.#saved = log.position(WEBHOOK_READER);
    const missed = log.changesAfter(this.#saved);
    this.#latest = missed.at(-1)?.sequence ?? this.#saved;
    this.#outbox.add(missed);
    this.#unsubscribe = options.store.onCommit((changes) => {
      this.#latest = changes.at(-1)?.sequence ?? this.#latest;
      this.#outbox.add(changes);
      this.#hasNewChange = true;
      this.#wake();
    });
    this.#running = this.#run();
  }

  /** How many documents have changes that are not delivered yet. */
  get pending(): number {
    return this.#outbox.size;
  }

  /**
   * Stops the deliveries and saves the position. A delivery in progress may finish within a short
   * time, because otherwise it would be repeated at the next start.
   */
  async close(): Promise<void> {
    this.#unsubscribe();
    this.#stopping = true;
    this.#wake();
    const timer = setTimeout(() => this.#stop.abort(), CLOSE_WITHIN_MS);
    await this.#running;
    clearTimeout(timer);
    this.#save();
  }

  async #run(): Promise<void> {
    let delay = FIRST_DELAY_MS;
    while (!this.#stopping) {
      const pending = this.#outbox.first();
      if (pending === null) {
        this.#save();
        await this.#sleep(null);
        continue;
      }
      this.#hasNewChange = false;
      const { url, secret } = this.#options;
      const outcome = await deliver(url, secret, pending.change, this.#stop.signal);
      if (this.#stopping && outcome.kind === 'failed') return;
      if (outcome.kind === 'failed') {
        this.#report(true, outcome.reason);
        // A new change triggers an immediate attempt: the receiver may be back.
        if (!this.#hasNewChange) await this.#sleep(delay * (0.75 + Math.random() / 2));
        if (!this.#hasNewChange) delay = Math.min(delay * 2, MAX_DELAY_MS);
        continue;
      }
      if (outcome.kind === 'refused') {
        const { documentId } = pending.change;
        const message = `The webhook ${url} refused the change of "${documentId}" with ${outcome.status}; it is skipped`;
        this.#options.log({ level: 'warning', message });
      }
      this.#report(false, '');
      delay = FIRST_DELAY_MS;
      this.#outbox.done(pending);
      if (Date.now() - this.#savedAt > SAVE_EVERY_MS) this.#save();
    }
  }

  /** Logs one line when deliveries begin to fail and one when they work again, not one for each. */
  #report(failing: boolean, reason: string): void {
    if (failing === this.#failing) return;
    this.#failing = failing;
    const { log, url } = this.#options;
    const state = failing
      ? `does not answer (${reason}); changes are kept and sent later`
      : 'answers again';
    log({ level: failing ? 'warning' : 'info', message: `The webhook ${url} ${state}` });
  }

  #save(): void {
    const settled = this.#outbox.settledUpTo(this.#latest);
    this.#savedAt = Date.now();
    if (settled === this.#saved) return;
    const { store, log } = this.#options;
    try {
      store.log.setPosition(WEBHOOK_READER, settled);
      this.#saved = settled;
    } catch (error) {
      // A full disk, for example. After a restart, some deliveries are repeated.
      const message = `The position of the webhook was not saved: ${errorMessage(error)}`;
      log({ level: 'warning', message });
    }
  }

  /** Waits until woken, or at most `ms` where given. */
  async #sleep(ms: number | null): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = ms === null ? undefined : setTimeout(resolve, ms);
    this.#wake = resolve;
    if (!this.#stopping) await promise;
    clearTimeout(timer);
    this.#wake = () => undefined;
  }
}
