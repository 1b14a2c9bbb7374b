import type { QueryOutcome, QueryTask } from '../messages.ts';
import { outOfMemory, timedOut, tooManyQueries, unanswered } from './failures.ts';
import { createJob, type Job, type JobOutcome } from './job.ts';
import { JobQueue } from './job-queue.ts';
import { type EndReason, QueryProcess, type QueryProcessOptions } from './query-process.ts';

/** Limits of the pool. */
export interface QueryPoolOptions extends QueryProcessOptions {
  /** How many queries run at a time; at least 2. */
  readonly processes: number;
  /** How long a query may run; anonymous ones half as long. */
  readonly timeoutMs: number;
}

/** Longer, and a query goes on as a heavy one, if it can. */
const QUICK_MS = 100;
/** Longer, and it is ended where it cannot. */
const LONGEST_QUICK_MS = 250;
/** The same for the first queries of a process, which has everything to load and to compile. */
const LONGEST_COLD_MS = 1500;
const COLD_QUERIES = 5;
const QUICK_LIMITS = { anonymous: 500, authenticated: 1000 };
const HEAVY_LIMITS = { anonymous: 4, authenticated: 32 };
/** Longer, and a query that waits is refused. */
const LONGEST_WAIT_MS = 10_000;
/** Longer, and a process that starts is not expected to come up any more. */
const LONGEST_START_MS = 30_000;
/** How often a query is begun anew whose process ended for an unknown reason. */
const ATTEMPTS = 2;

interface Slot {
  process: QueryProcess | null;
  job: Job | null;
  timers: NodeJS.Timeout[];
  /** How many queries its process has answered. */
  answered: number;
}

const longestQuick = ({ answered }: Slot) =>
  answered < COLD_QUERIES ? LONGEST_COLD_MS : LONGEST_QUICK_MS;

/**
 * Runs queries in processes of their own, where they can be ended. Every query begins as a quick
 * one; one that turns out to be much work becomes heavy. All but one of the processes may be busy
 * with heavy queries, so that there is always one that is free soon. Anonymous queries come after
 * those with a token, have half the time, and half of the processes for heavy ones (at least one).
 */
export class QueryPool {
  readonly #options: QueryPoolOptions;
  readonly #slots: readonly Slot[];
  readonly #quick = new JobQueue(QUICK_LIMITS);
  readonly #heavy = new JobQueue(HEAVY_LIMITS);
  #isClosed = false;

  constructor(options: QueryPoolOptions) {
    this.#options = options;
    this.#slots = Array.from({ length: Math.max(options.processes, 2) }, () => ({
      process: null,
      job: null,
      timers: [],
      answered: 0,
    }));
  }

  /** Runs a query. A caller who goes away, which `signal` tells, takes it out again. */
  run(task: QueryTask, isAnonymous: boolean, signal?: AbortSignal): Promise<JobOutcome> {
    const { promise, resolve } = Promise.withResolvers<JobOutcome>();
    const job = createJob(task, isAnonymous, resolve);
    const abort = () => this.#abort(job);
    if (signal?.aborted === true || this.#isClosed) return Promise.resolve({ kind: 'gone' });
    signal?.addEventListener('abort', abort, { once: true });
    this.#enqueue(job);
    return promise.finally(() => signal?.removeEventListener('abort', abort));
  }

  /** Starts a process for the first query, so that it need not wait for that. */
  warmUp(): void {
    const [slot] = this.#slots;
    if (slot !== undefined && !this.#isClosed) this.#processOf(slot);
  }

  /** Ends all processes; resolves when they have ended. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const processes = this.#slots.map((slot) => slot.process);
    for (const slot of this.#slots) {
      const { job } = slot;
      this.#end(slot);
      job?.settle({ kind: 'gone' });
    }
    for (let job = this.#next(true); job !== undefined; job = this.#next(true)) {
      clearTimeout(job.waitTimer);
      job.settle({ kind: 'gone' });
    }
    await Promise.all(processes.map((process) => process?.ended));
  }

  #enqueue(job: Job): void {
    if (this.#wait(job)) this.#dispatch();
  }

  /** Lets a job wait for its turn, but not for ever. */
  #wait(job: Job): boolean {
    const queue = job.isHeavy ? this.#heavy : this.#quick;
    const refuse = () => job.settle({ kind: 'refused', error: tooManyQueries() });
    if (!queue.add(job)) {
      refuse();
      return false;
    }
    job.waitTimer = setTimeout(() => {
      if (queue.remove(job)) refuse();
    }, LONGEST_WAIT_MS);
    return true;
  }

  #dispatch(): void {
    if (this.#isClosed) return;
    this.#makeRoom();
    for (const slot of this.#slots) {
      if (slot.job !== null) continue;
      const job = this.#next(false);
      if (job === undefined) return;
      this.#begin(slot, job);
    }
  }

  /** The job to begin next; without regard to the limits of heavy ones where `all`. */
  #next(all: boolean): Job | undefined {
    const quick = this.#quick.take();
    if (quick !== undefined) return quick;
    const heavy = this.#slots.filter(({ job }) => job?.isHeavy === true);
    const most = this.#slots.length - 1;
    if (!all && heavy.length >= most) return undefined;
    const anonymous = heavy.filter(({ job }) => job?.isAnonymous === true).length;
    return this.#heavy.take(all || anonymous < Math.max(1, Math.floor(most / 2)));
  }

  /**
   * Looks after quick queries that are not: they go on as heavy ones where there is room for
   * that. Where there is not, they have to wait for it, as soon as others wait for them.
   */
  #makeRoom(): void {
    for (const slot of this.#slots) {
      const { job } = slot;
      if (job === null || job.isHeavy || !job.isOverdue) continue;
      if (
        this.#slots.filter((other) => other.job?.isHeavy === true).length <
        this.#slots.length - 1
      ) {
        job.isHeavy = true;
      } else if (
        !this.#quick.isEmpty &&
        performance.now() - job.runningSince >= longestQuick(slot)
      ) {
        this.#end(slot);
        job.isHeavy = true;
        job.isOverdue = false;
        this.#wait(job);
      }
    }
  }

  #begin(slot: Slot, job: Job): void {
    clearTimeout(job.waitTimer);
    slot.job = job;
    const process = this.#processOf(slot);
    const failed = () => this.#stop(slot, { kind: 'refused', error: unanswered() });
    slot.timers = [setTimeout(failed, LONGEST_START_MS)];
    void process.ready.then(() => {
      // The time that a process takes to start is not the query's.
      if (slot.process === process && slot.job === job) this.#send(process, slot, job);
    });
  }

  #send(process: QueryProcess, slot: Slot, job: Job): void {
    const { timeoutMs } = this.#options;
    const limit = job.isAnonymous ? timeoutMs / 2 : timeoutMs;
    for (const timer of slot.timers) clearTimeout(timer);
    job.runningSince = performance.now();
    const lookAfter = () => {
      job.isOverdue = true;
      if (job.isAborted) this.#stop(slot, { kind: 'gone' });
      else this.#dispatch();
    };
    slot.timers = [
      setTimeout(lookAfter, QUICK_MS),
      setTimeout(lookAfter, longestQuick(slot) + 1),
      setTimeout(() => this.#stop(slot, { kind: 'refused', error: timedOut(limit) }), limit),
    ];
    process.send({ task: job.task, isQuick: !job.isHeavy });
  }

  #processOf(slot: Slot): QueryProcess {
    if (slot.process === null) slot.answered = 0;
    slot.process ??= new QueryProcess(
      this.#options,
      (outcome) => this.#finish(slot, outcome),
      (reason) => this.#fail(slot, reason),
    );
    return slot.process;
  }

  /** Ends the process of a slot, which gets a new one with its next job. */
  #end(slot: Slot): void {
    slot.process?.kill();
    slot.process = null;
    this.#clear(slot);
  }

  #clear(slot: Slot): void {
    for (const timer of slot.timers) clearTimeout(timer);
    slot.timers = [];
    slot.job = null;
  }

  #stop(slot: Slot, outcome: JobOutcome): void {
    const { job } = slot;
    this.#end(slot);
    job?.settle(outcome);
    this.#dispatch();
  }

  #finish(slot: Slot, outcome: QueryOutcome): void {
    const { job } = slot;
    if (job === null) return;
    slot.answered += 1;
    this.#clear(slot);
    if (outcome.kind !== 'heavy') job.settle(outcome);
    else if (job.isAborted) job.settle({ kind: 'gone' });
    else {
      job.isHeavy = true;
      job.isOverdue = false;
      this.#enqueue(job);
    }
    this.#dispatch();
  }

  #fail(slot: Slot, reason: EndReason): void {
    const { job } = slot;
    slot.process = null;
    this.#clear(slot);
    if (job !== null) {
      job.failures += 1;
      if (reason === 'memory') job.settle({ kind: 'refused', error: outOfMemory() });
      else if (job.failures < ATTEMPTS) this.#enqueue(job);
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
    } else if (job.isHeavy || job.isOverdue) this.#stop(slot, { kind: 'gone' });
  }
}
