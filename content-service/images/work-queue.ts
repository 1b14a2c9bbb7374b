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

type Line = Job[];

/**
 * Runs a limited number of jobs at a time. Every client has a line of its own and the lines take
 * turns, so that many jobs of one client delay another's by one job at most. Background jobs run
 * one at a time and start only while nothing else is running.
 */
export class WorkQueue {
  readonly #concurrency: number;
  readonly #capacity: number;
  /** By client, the next one to be served first. No line is empty. */
  readonly #lines = new Map<string, Line>();
  readonly #background: Line = [];
  #active = 0;
  #closed = false;

  /**
   * `concurrency` is the maximum of running jobs, background jobs included; `capacity` is the
   * maximum of jobs waiting in all lines together, and the same number again in the background.
   */
  constructor(concurrency: number, capacity: number) {
    this.#concurrency = concurrency;
    this.#capacity = capacity;
  }

  /**
   * Runs a job that a client waits for. Rejects with {@link QueueFull} where too many are waiting:
   * then the last job of the longest line is dropped, which is this one unless another client has
   * more waiting. Rejects with the signal's reason where the job was removed from its line.
   */
  run<T>(task: () => Promise<T>, { client = '', signal }: Waiting = {}): Promise<T> {
    if (signal?.aborted) return Promise.reject(signal.reason);
    const { promise, job } = prepare(task);
    if (this.#closed || !this.#makeRoomFor(client)) job.refuse();
    else {
      const line = this.#lines.get(client) ?? [];
      this.#lines.set(client, line);
      line.push(job);
      this.#next();
    }
    return unlessAborted(promise, () => this.#remove(client, job), signal);
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
    for (const job of [...this.#lines.values(), this.#background].flat()) job.refuse();
    this.#lines.clear();
    this.#background.length = 0;
  }

  #makeRoomFor(client: string): boolean {
    if ([...this.#lines.values()].flat().length < this.#capacity) return true;
    const [longest, line] = [...this.#lines].reduce((a, b) => (b[1].length > a[1].length ? b : a));
    const own = this.#lines.get(client)?.length ?? 0;
    const last = line.length > own + 1 ? line.at(-1) : undefined;
    if (last === undefined) return false;
    this.#remove(longest, last);
    last.refuse();
    return true;
  }

  #remove(client: string, job: Job): boolean {
    const line = this.#lines.get(client) ?? [];
    const isRemoved = removeFrom(line, job);
    if (line.length === 0) this.#lines.delete(client);
    return isRemoved;
  }

  #next(): void {
    while (this.#active < this.#concurrency) {
      const job = this.#takeTurn() ?? (this.#active === 0 ? this.#background.shift() : undefined);
      if (job === undefined) return;
      this.#active += 1;
      void job.run().finally(() => {
        this.#active -= 1;
        this.#next();
      });
    }
  }

  /** Takes the first job of the next line and moves that line behind the others. */
  #takeTurn(): Job | undefined {
    for (const [client, line] of this.#lines) {
      const job = line.shift();
      this.#lines.delete(client);
      if (line.length > 0) this.#lines.set(client, line);
      return job;
    }
    return undefined;
  }
}

/** Removes a job from a line; returns whether it was in it. */
function removeFrom(line: Line, job: Job): boolean {
  const index = line.indexOf(job);
  if (index === -1) return false;
  line.splice(index, 1);
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
