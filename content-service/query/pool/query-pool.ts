import { LRUCache } from 'lru-cache';
import type { QueryOutcome, QueryTask } from '../engine/messages.ts';
import { outOfMemory, tooManyQueries, unanswered } from './failures.ts';
import { type Asker, createJob, type Job, type JobOutcome } from './job.ts';
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
/** A query that waits longer than this is rejected. */
const MAX_WAIT_MS = 10_000;
/** How long the queries of an anonymous client start as heavy after one had to be stopped. */
const SLOW_CLIENT_MS = 60_000;
/** Such clients that are remembered; of more, those longest ago are forgotten. */
const MAX_SLOW_CLIENTS = 10_000;
/** How often a query is run whose process ends for an unknown reason. */
const ATTEMPTS = 2;

/**
 * Runs queries in separate processes, where they can be killed. Every query starts as a quick one;
 * one that takes too much work becomes heavy. All but one of the processes may run heavy queries,
 * so that one is always free soon. Anonymous queries come after those with a token, have half the
 * time, and may use half of the processes that run heavy queries (at least one). Their clients take
 * turns. A client of whom a query had to be stopped, which costs its process, takes none for quick
 * queries for a minute: its next ones start as heavy. The site is not such a client.
 */
export class QueryPool {
  readonly #slots: readonly Slot[];
  readonly #quick = new JobQueue(QUICK_LIMITS);
  readonly #heavy = new JobQueue(HEAVY_LIMITS);
  readonly #slowClients = new LRUCache<string, true>({
    // A maximum of entries would allocate space for all of them at once.
    maxSize: MAX_SLOW_CLIENTS,
    sizeCalculation: () => 1,
    ttl: SLOW_CLIENT_MS,
  });
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

  /** Runs a query; aborting `signal` removes it from the pool. */
  run(task: QueryTask, asker: Asker, signal?: AbortSignal): Promise<JobOutcome> {
    const { promise, resolve } = Promise.withResolvers<JobOutcome>();
    const job = createJob(task, asker, resolve);
    job.isHeavy = asker.client !== null && this.#slowClients.has(asker.client);
    const abort = () => this.#abort(job);
    if (signal?.aborted === true || this.#isClosed) return Promise.resolve({ kind: 'gone' });
    signal?.addEventListener('abort', abort, { once: true });
    this.#wait(job);
    this.#dispatch();
    return promise.finally(() => signal?.removeEventListener('abort', abort));
  }

  /** Starts a process in advance, so that the first query need not wait for it. */
  warmUp(): void {
    if (!this.#isClosed) this.#slots[0]?.start();
  }

  /** Stops all processes; resolves when they have ended. */
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

  /** Queues a job, with a time limit on waiting. */
  #wait(job: Job): void {
    job.isOverdue = false;
    const queue = job.isHeavy ? this.#heavy : this.#quick;
    job.waitTimer = setTimeout(() => {
      if (queue.remove(job)) refuse(job);
    }, MAX_WAIT_MS);
    const dropped = queue.add(job);
    if (dropped !== null) refuse(dropped);
  }

  /** Queues a job that was started as quick, to be restarted as heavy. */
  #waitAsHeavy(job: Job): void {
    job.isHeavy = true;
    this.#wait(job);
  }

  #dispatch(): void {
    if (this.#isClosed) return;
    this.#makeRoom();
    // A process that is starting, in place of one that was stopped, is the last choice.
    const free = this.#slots.filter(({ job }) => job === null);
    for (const slot of free.toSorted((a, b) => Number(b.isReady) - Number(a.isReady))) {
      const job = this.#next();
      if (job === undefined) return;
      clearTimeout(job.waitTimer);
      slot.begin(job);
    }
  }

  /** Returns the next job to start, if there is one. */
  #next(): Job | undefined {
    const quick = this.#quick.take();
    if (quick !== undefined || !this.#hasRoomForHeavy()) return quick;
    const max = Math.max(1, Math.floor((this.#slots.length - 1) / 2));
    return this.#heavy.take(this.#heavyJobs().filter((job) => job.isAnonymous).length < max);
  }

  #heavyJobs(): Job[] {
    return this.#slots.flatMap(({ job }) => (job?.isHeavy === true ? [job] : []));
  }

  #hasRoomForHeavy(): boolean {
    return this.#heavyJobs().length < this.#slots.length - 1;
  }

  /**
   * Handles quick queries that take too long: they continue as heavy ones where a process is
   * available for that. Otherwise they are stopped and queued as heavy as soon as other queries
   * wait.
   */
  #makeRoom(): void {
    for (const slot of this.#slots) {
      const { job } = slot;
      if (job === null || job.isHeavy || !job.isOverdue) continue;
      if (this.#hasRoomForHeavy()) {
        job.isHeavy = true;
      } else if (!this.#quick.isEmpty && slot.isSpent) {
        this.#stop(slot, job);
        this.#waitAsHeavy(job);
      }
    }
  }

  #lookAfter(slot: Slot, job: Job): void {
    if (job.isAborted) this.#drop(slot, job);
    else this.#dispatch();
  }

  /** Stops a query together with its process. */
  #stop(slot: Slot, { client }: Job): void {
    slot.stopJob();
    if (client !== null) this.#slowClients.set(client, true);
  }

  #drop(slot: Slot, job: Job): void {
    this.#stop(slot, job);
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

  /** Stops a query whose client has disconnected, unless it is quick and will end soon anyway. */
  #abort(job: Job): void {
    job.isAborted = true;
    clearTimeout(job.waitTimer);
    const slot = this.#slots.find((candidate) => candidate.job === job);
    if (slot === undefined) {
      if (this.#quick.remove(job) || this.#heavy.remove(job)) job.settle({ kind: 'gone' });
    } else if (job.isHeavy || job.isOverdue) this.#drop(slot, job);
  }
}

function refuse(job: Job): void {
  clearTimeout(job.waitTimer);
  job.settle({ kind: 'refused', error: tooManyQueries() });
}
