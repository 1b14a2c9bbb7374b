import type { Caller } from '../http/auth.ts';
import type { ApiError } from '../http/result.ts';
import { isReleaseDocumentId, RELEASES, releaseNameOf } from '../ids/document-id.ts';
import { newTransactionId } from '../ids/transaction-id.ts';
import type { Step } from '../mutate/apply-mutations.ts';
import { type TransactionResources, transact } from '../mutate/transact.ts';
import type { DatasetState } from '../store/dataset-state.ts';
import { isJsonObject } from '../store/json.ts';
import type { ContentStore } from '../store/store.ts';
import { SCHEDULER_ID } from '../users/members.ts';
import { errorMessage } from '../util/error-message.ts';
import type { Log } from '../util/log.ts';
import { publishScheduledRelease, publishTimeOf, reportFailedRelease } from './release-actions.ts';
import { scheduledBy } from './scheduled-by.ts';

/**
 * The longest wait, in ms: a timer does not notice when the clock is set or the machine sleeps, and
 * cannot wait longer than 24 days.
 */
const MAX_WAIT_MS = 60_000;
/**
 * The wait of a release after a failure of the service itself, such as a full disk, in ms. It delays
 * no other release, unless none could be read.
 */
const RETRY_MS = 60_000;

/** The options of a scheduler. */
export interface SchedulerOptions extends TransactionResources {
  /** Logs one line for the operator. */
  readonly log: Log;
}

interface ScheduledRelease {
  readonly dataset: DatasetState;
  readonly name: string;
  /** In ms since 1970. */
  readonly publishAt: number;
}

/** Returns the key of a schedule: a failure does not delay another schedule of the same release. */
const keyOf = ({ dataset, name, publishAt }: ScheduledRelease) =>
  [dataset.info.name, name, publishAt].join('\n');

/**
 * Publishes scheduled releases at their time, also those that became due while the service was not
 * running. Each is published exactly once: its state changes in the same transaction as its
 * documents. The user who scheduled it is its author. A release that cannot be published becomes
 * active again, with the reason as its `error`.
 */
export class ReleaseScheduler {
  readonly #options: SchedulerOptions;
  readonly #unsubscribe: () => void;
  readonly #stop = new AbortController();
  /** When the schedules that have failed are tried next, in ms since 1970. */
  readonly #retryAt = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(options: SchedulerOptions) {
    this.#options = options;
    this.#unsubscribe = options.store.onCommit((changes) => {
      if (!changes.some(({ documentId }) => isReleaseDocumentId(documentId))) return;
      void this.#attempt(() => this.#wait());
    });
    this.#wait();
  }

  /** Stops after the release that is being published. */
  async close(): Promise<void> {
    this.#unsubscribe();
    this.#stop.abort();
    clearTimeout(this.#timer);
    await this.#running;
  }

  /** Sets the timer for the next release that is due. */
  #wait(): void {
    clearTimeout(this.#timer);
    if (this.#stop.signal.aborted) return;
    const times = scheduledReleases(this.#options.store).map((release) => this.#dueAt(release));
    if (times.length === 0) return;
    this.#startTimer(Math.max(Math.min(...times) - Date.now(), 0));
  }

  #startTimer(delay: number): void {
    clearTimeout(this.#timer);
    if (this.#stop.signal.aborted) return;
    this.#timer = setTimeout(
      () => {
        this.#running = this.#running.then(() => this.#attempt(() => this.#publishDue()));
      },
      Math.min(delay, MAX_WAIT_MS),
    );
  }

  /** Runs a task; where it fails, because the store does, that is logged and tried again later. */
  async #attempt(task: () => Promise<void> | void): Promise<void> {
    try {
      await task();
    } catch (error) {
      const reason = errorMessage(error);
      this.#options.log({
        level: 'warning',
        message: `Scheduled releases are delayed: ${reason}`,
      });
      this.#startTimer(RETRY_MS);
    }
  }

  #dueAt(release: ScheduledRelease): number {
    return Math.max(release.publishAt, this.#retryAt.get(keyOf(release)) ?? 0);
  }

  async #publishDue(): Promise<void> {
    for (const release of scheduledReleases(this.#options.store)) {
      if (this.#stop.signal.aborted) break;
      if (this.#dueAt(release) > Date.now()) continue;
      try {
        await this.#publish(release);
        this.#retryAt.delete(keyOf(release));
      } catch (error) {
        this.#retryAt.set(keyOf(release), Date.now() + RETRY_MS);
        const message = `The release "${release.name}" is delayed: ${errorMessage(error)}`;
        this.#options.log({ level: 'warning', message });
      }
    }
    this.#wait();
  }

  /** Throws when the outcome cannot be written. */
  async #publish({ dataset, name }: ScheduledRelease): Promise<void> {
    const { log, store } = this.#options;
    const author = scheduledBy(store, dataset.info.name, name) ?? SCHEDULER_ID;
    const publication: Step = (work) => publishScheduledRelease(work, name);
    const refusal = await this.#transact(dataset, publication, author);
    if (refusal === null) return;
    const message = `The release "${name}" could not be published: ${refusal}`;
    log({ level: 'warning', message });
    const failure: Step = (work) => reportFailedRelease(work, name, refusal);
    const report = await this.#transact(dataset, failure, SCHEDULER_ID);
    if (report !== null) throw new Error(report);
  }

  /** Returns why the content does not allow a step, or null. */
  async #transact(dataset: DatasetState, step: Step, author: string): Promise<string | null> {
    const caller: Caller = { role: 'administrator', id: author };
    const outcome = await transact(this.#options, dataset, {
      transactionId: newTransactionId(),
      steps: [step],
      errorType: 'actionError',
      caller,
      mayWriteSystem: true,
      autoGenerateArrayKeys: false,
      dryRun: false,
      signal: this.#stop.signal,
    });
    return outcome.ok ? null : reasonOf(outcome.error);
  }
}

/** Returns the scheduled releases of all datasets, the next one first. */
function scheduledReleases(store: ContentStore): ScheduledRelease[] {
  const releases = store.datasets().flatMap((dataset) =>
    dataset.idsUnder(RELEASES).flatMap((id): ScheduledRelease[] => {
      const release = dataset.get(id);
      if (release?.state !== 'scheduled') return [];
      const publishAt = publishTimeOf(release);
      const name = releaseNameOf(id);
      return Number.isNaN(publishAt) ? [] : [{ dataset, name, publishAt }];
    }),
  );
  return releases.sort((a, b) => a.publishAt - b.publishAt);
}

/** Returns the descriptions of what failed. Throws where the request failed for another reason. */
function reasonOf({ body: { error, message } }: ApiError): string {
  if (!isJsonObject(error)) throw new Error(String(message));
  const items = Array.isArray(error.items) ? error.items : [];
  const descriptions = items.flatMap((item) =>
    isJsonObject(item) && isJsonObject(item.error) ? [String(item.error.description)] : [],
  );
  return descriptions.join('; ');
}
