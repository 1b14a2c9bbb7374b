import type { QueryOutcome, QueryTask } from '../engine/messages.ts';
import { outOfMemory, tooManyQueries, unanswered } from './failures.ts';
import { createJob, type Job, type JobOutcome } from './job.ts';
import { JobQueue } from './job-queue.ts';
import type { EndReason } from './query-process.ts';
import { Slot, type SlotOptions } from './slot.ts';

/** Limits of the pool. */
export interface QueryPoolOptions extends SlotOptions {
  /** How many queries run at a time; at least 2. */
  readonly processes: number;
}

const QUICK_LIMITS = { anonymous: 500, authenticated: 1000 };
const HEAVY_LIMITS = { anonymous: 4, authenticated: 32 };
/** Longer, and a query that waits is refused. */
const LONGEST_WAIT_MS = 10_000;
/** How often a query is begun anew whose process ended for an unknown reason. */
const ATTEMPTS = 2;

/**
 * Runs queries in processes of their own, where they can be ended. Every query begins as a quick
 * one; one that turns out to be much work becomes heavy. All but one of the processes may be busy
 * with heavy queries, so that there is always one that is free soon. Anonymous queries come after
 * those with a token, have half the time, and half of the processes for heavy ones (at least one).
 */
export class QueryPool {
  readonly #slots: readonly Slot[];
  readonly #quick = new JobQueue(QUICK_LIMITS);
  readonly #heavy = new JobQueue(HEAVY_LIMITS);
  #isClosed = false;

  constructor(options: QueryPoolOptions) {
    const listener = {
      onOverdue: (slot: Slot, job: Job) => this.#lookAfter(slot, job),
      onOutcome: (job: Job, outcome: QueryOutcome) => this.#finish(job, outcome),
      onLoss: (job: Job | null, reason: EndReason) => this.#recover(job, reason),
    };
    const length = Math.max(options.processes, 2);
    this.#slots = Array.from({ length }, () => new Slot(options, listener));
  }

  /** Runs a query. A caller who goes away, which `signal` tells, takes it out again. */
  run(task: QueryTask, isAnonymous: boolean, signal?: AbortSignal): Promise<JobOutcome> {
    const { promise, resolve } = Promise.withResolvers<JobOutcome>();
    const job = createJob(task, isAnonymous, resolve);
    const abort = () => this.#abort(job);
    if (signal?.aborted === true || this.#isClosed) return Promise.resolve({ kind: 'gone' });
    signal?.addEventListener('abort', abort, { once: true });
    this.#wait(job);
    this.#dispatch();
    return promise.finally(() => signal?.removeEventListener('abort', abort));
  }

  /** Starts a process for the first query, so that it need not wait for that. */
  warmUp(): void {
    if (!this.#isClosed) this.#slots[0]?.start();
  }

  /** Ends all processes; resolves when they have ended. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const running = this.#slots.flatMap(({ job }) => job ?? []);
    const ended = this.#slots.map((slot) => slot.end());
    for (const job of [...running, ...this.#quick.drain(), ...this.#heavy.drain()]) {
      clearTimeout(job.waitTimer);
      job.settle({ kind: 'gone' });
    }
    await Promise.all(ended);
  }

  /** Lets a job wait for its turn, but not for ever. */
  #wait(job: Job): void {
    const queue = job.isHeavy ? this.#heavy : this.#quick;
    const refuse = () => job.settle({ kind: 'refused', error: tooManyQueries() });
    if (!queue.add(job)) {
      refuse();
      return;
    }
    job.waitTimer = setTimeout(() => {
      if (queue.remove(job)) refuse();
    }, LONGEST_WAIT_MS);
  }

  /** Lets a job that was begun as a quick one wait to be begun again as a heavy one. */
  #waitAsHeavy(job: Job): void {
    job.isHeavy = true;
    job.isOverdue = false;
    this.#wait(job);
  }

  #dispatch(): void {
    if (this.#isClosed) return;
    this.#makeRoom();
    for (const slot of this.#slots) {
      if (slot.job !== null) continue;
      const job = this.#next();
      if (job === undefined) return;
      clearTimeout(job.waitTimer);
      slot.begin(job);
    }
  }

  /** The job to begin next, if any may. */
  #next(): Job | undefined {
    const quick = this.#quick.take();
    if (quick !== undefined || !this.#hasRoomForHeavy()) return quick;
    const most = Math.max(1, Math.floor((this.#slots.length - 1) / 2));
    return this.#heavy.take(this.#heavyJobs().filter((job) => job.isAnonymous).length < most);
  }

  #heavyJobs(): Job[] {
    return this.#slots.flatMap(({ job }) => (job?.isHeavy === true ? [job] : []));
  }

  #hasRoomForHeavy(): boolean {
    return this.#heavyJobs().length < this.#slots.length - 1;
  }

  /**
   * Looks after quick queries that are not: they go on as heavy ones where there is room for
   * that. Where there is not, they have to wait for it, as soon as others wait for them.
   */
  #makeRoom(): void {
    for (const slot of this.#slots) {
      const { job } = slot;
      if (job === null || job.isHeavy || !job.isOverdue) continue;
      if (this.#hasRoomForHeavy()) {
        job.isHeavy = true;
      } else if (!this.#quick.isEmpty && slot.isSpent) {
        void slot.end();
        this.#waitAsHeavy(job);
      }
    }
  }

  #lookAfter(slot: Slot, job: Job): void {
    if (job.isAborted) this.#drop(slot, job);
    else this.#dispatch();
  }

  #drop(slot: Slot, job: Job): void {
    void slot.end();
    job.settle({ kind: 'gone' });
    this.#dispatch();
  }

  #finish(job: Job, outcome: QueryOutcome): void {
    if (outcome.kind !== 'heavy') job.settle(outcome);
    else if (job.isAborted) job.settle({ kind: 'gone' });
    else this.#waitAsHeavy(job);
    this.#dispatch();
  }

  #recover(job: Job | null, reason: EndReason): void {
    if (job !== null) {
      job.failures += 1;
      if (reason === 'memory') job.settle({ kind: 'refused', error: outOfMemory() });
      else if (job.isAborted) job.settle({ kind: 'gone' });
      else if (job.failures < ATTEMPTS) this.#wait(job);
      else job.settle({ kind: 'refused', error: unanswered() });
    }
    this.#dispatch();
  }

  /** A query that nobody waits for is ended, unless it will have ended by itself in a moment. */
  #abort(job: Job): void {
    job.isAborted = true;
    clearTimeout(job.waitTimer);
    const slot = this.#slots.find((candidate) => candidate.job === job);
    if (slot === undefined) {
      if (this.#quick.remove(job) || this.#heavy.remove(job)) job.settle({ kind: 'gone' });
    } else if (job.isHeavy || job.isOverdue) this.#drop(slot, job);
  }
}
