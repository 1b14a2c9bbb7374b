import { RoundRobinQueue } from '../util/round-robin-queue.ts';
import { unlessAborted } from './unless-aborted.ts';

/** Why a job was not run: too many are waiting, or the service is being closed. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

/** On whose behalf a job is run. */
export interface Waiting {
  /** The network of the client; its jobs form one line. */
  readonly client?: string;
  /** Removes the job from its line, unless it has started. */
  readonly signal?: AbortSignal;
}

interface Job {
  readonly run: () => Promise<void>;
  readonly refuse: () => void;
}

/**
 * Runs a limited number of jobs at a time. Clients take turns ({@link RoundRobinQueue}). Background jobs
 * run one at a time and start only while nothing else is running.
 */
export class WorkQueue {
  readonly #concurrency: number;
  readonly #capacity: number;
  readonly #waiting: RoundRobinQueue<Job>;
  readonly #background: Job[] = [];
  #active = 0;
  #closed = false;

  /**
   * `concurrency` is the maximum of running jobs, background jobs included; `capacity` is the
   * maximum of jobs waiting in all lines together, and the same number again in the background.
   */
  constructor(concurrency: number, capacity: number) {
    this.#concurrency = concurrency;
    this.#capacity = capacity;
    this.#waiting = new RoundRobinQueue(capacity);
  }

  /**
   * Runs a job that a client waits for. Rejects with {@link QueueFull} where too many are waiting:
   * then the last job of the longest line is dropped, which is this one unless another client has
   * more waiting. Rejects with the signal's reason where the job was removed from its line.
   */
  run<T>(task: () => Promise<T>, { client = '', signal }: Waiting = {}): Promise<T> {
    if (signal?.aborted) return Promise.reject(signal.reason);
    const { promise, job } = prepare(task);
    const dropped = this.#closed ? job : this.#waiting.add(client, job);
    dropped?.refuse();
    this.#next();
    return unlessAborted(promise, () => this.#waiting.remove(client, job), signal);
  }

  /**
   * Runs a job when idle. Rejects with {@link QueueFull} where too many are waiting, and with the
   * signal's reason where the job was removed from its line.
   */
  runInBackground<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (signal?.aborted) return Promise.reject(signal.reason);
    const { promise, job } = prepare(task);
    if (this.#closed || this.#background.length >= this.#capacity) job.refuse();
    else {
      this.#background.push(job);
      this.#next();
    }
    return unlessAborted(promise, () => removeFrom(this.#background, job), signal);
  }

  /** Refuses all waiting and future jobs. Running jobs finish. */
  close(): void {
    this.#closed = true;
    for (const job of [...this.#waiting.drain(), ...this.#background]) job.refuse();
    this.#background.length = 0;
  }

  #next(): void {
    while (this.#active < this.#concurrency) {
      const job =
        this.#waiting.take() ?? (this.#active === 0 ? this.#background.shift() : undefined);
      if (job === undefined) return;
      this.#active += 1;
      void job.run().finally(() => {
        this.#active -= 1;
        this.#next();
      });
    }
  }
}

/** Removes a job from a list; returns whether it was in it. */
function removeFrom(jobs: Job[], job: Job): boolean {
  const index = jobs.indexOf(job);
  if (index === -1) return false;
  jobs.splice(index, 1);
  return true;
}

function prepare<T>(task: () => Promise<T>): { promise: Promise<T>; job: Job } {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const job = {
    run: () => task().then(resolve, reject),
    refuse: () => reject(new QueueFull()),
  };
  return { promise, job };
}
