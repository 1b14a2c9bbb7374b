import type { ApiError } from '../../http/result.ts';
import type { QueryOutcome } from '../engine/messages.ts';
import { timedOut, unanswered } from './failures.ts';
import type { Job } from './job.ts';
import { type EndReason, QueryProcess, type QueryProcessOptions } from './query-process.ts';

/** The configuration of a slot. */
export interface SlotOptions extends QueryProcessOptions {
  /** Time limit of a query, in ms; half of it for anonymous ones. */
  readonly timeoutMs: number;
}

/** The events of a slot. It is free when `onOutcome` and `onLoss` are called. */
export interface SlotListener {
  /** A job has exceeded the time of a quick query. */
  readonly onOverdue: (slot: Slot, job: Job) => void;
  /** A job was answered or refused, or turned out to be heavy. */
  readonly onOutcome: (job: Job, outcome: QueryOutcome) => void;
  /** The process ended by itself, with or without a running job. */
  readonly onLoss: (job: Job | null, reason: EndReason) => void;
}

/** A query that runs longer than this continues as a heavy one, if possible. */
const QUICK_MS = 100;
/** A query that runs longer than this is stopped if it cannot continue as a heavy one. */
const MAX_QUICK_MS = 250;
/** The same for the first queries of a process, which must load and compile everything. */
const MAX_COLD_MS = 1500;
const COLD_QUERIES = 5;
/** A process that takes longer than this to start is considered failed. */
const MAX_START_MS = 30_000;

/**
 * Runs one job at a time in its process, which is started for the first job, reused for the next
 * ones, and replaced when a job is stopped.
 */
export class Slot {
  readonly #options: SlotOptions;
  readonly #listener: SlotListener;
  #process: QueryProcess | null = null;
  #job: Job | null = null;
  #timers: NodeJS.Timeout[] = [];
  /** How many queries the process has answered. */
  #answered = 0;

  constructor(options: SlotOptions, listener: SlotListener) {
    this.#options = options;
    this.#listener = listener;
  }

  get job(): Job | null {
    return this.#job;
  }

  /** Whether its process has started, so that a job need not wait for that. */
  get isReady(): boolean {
    return this.#process?.isReady ?? false;
  }

  /** Whether its job has run for as long as a quick query may. */
  get isSpent(): boolean {
    return this.#job !== null && performance.now() - this.#job.runningSince >= this.#maxQuickMs;
  }

  get #maxQuickMs(): number {
    return this.#answered < COLD_QUERIES ? MAX_COLD_MS : MAX_QUICK_MS;
  }

  /** Starts the process, unless it is already running. */
  start(): QueryProcess {
    if (this.#process === null) this.#answered = 0;
    this.#process ??= new QueryProcess(
      this.#options,
      (outcome) => this.#finish(outcome),
      (reason) => this.#lose(reason),
    );
    return this.#process;
  }

  /** Starts a job; the previous one must be finished. */
  begin(job: Job): void {
    this.#job = job;
    const process = this.start();
    this.#timers = [setTimeout(() => this.#refuse(unanswered()), MAX_START_MS)];
    void process.ready.then(() => {
      // The time a process takes to start does not count towards the query's limit.
      if (this.#process === process && this.#job === job) this.#send(process, job);
    });
  }

  /** Kills the process, whatever it is running; resolves when it has ended. */
  async end(): Promise<void> {
    const process = this.#process;
    process?.kill();
    this.#forget();
    await process?.ended;
  }

  /** Kills the process with its job, and starts another at once, before a job needs it. */
  stopJob(): void {
    void this.end();
    this.start();
  }

  #send(process: QueryProcess, job: Job): void {
    const { timeoutMs } = this.#options;
    const limit = job.isAnonymous ? timeoutMs / 2 : timeoutMs;
    for (const timer of this.#timers) clearTimeout(timer);
    job.runningSince = performance.now();
    const lookAfter = () => {
      job.isOverdue = true;
      this.#listener.onOverdue(this, job);
    };
    this.#timers = [
      setTimeout(lookAfter, QUICK_MS),
      setTimeout(lookAfter, this.#maxQuickMs + 1),
      setTimeout(() => this.#refuse(timedOut(limit)), limit),
    ];
    process.send({ task: job.task, isQuick: !job.isHeavy });
  }

  #refuse(error: ApiError): void {
    const job = this.#job;
    this.stopJob();
    if (job !== null) this.#listener.onOutcome(job, { kind: 'refused', error });
  }

  #finish(outcome: QueryOutcome): void {
    const job = this.#job;
    this.#answered += 1;
    this.#clear();
    if (job !== null) this.#listener.onOutcome(job, outcome);
  }

  #lose(reason: EndReason): void {
    const job = this.#job;
    this.#forget();
    this.#listener.onLoss(job, reason);
  }

  #forget(): void {
    this.#process = null;
    this.#clear();
  }

  #clear(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.#job = null;
  }
}
