import type { Job } from './job.ts';

/** How many jobs may wait. */
export interface QueueLimits {
  readonly anonymous: number;
  readonly authenticated: number;
}

/** Jobs that wait, in the order in which they came; those with a token before those without. */
export class JobQueue {
  readonly #limits: QueueLimits;
  #authenticated: Job[] = [];
  #anonymous: Job[] = [];

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  get isEmpty(): boolean {
    return this.#authenticated.length + this.#anonymous.length === 0;
  }

  /** Adds a job; false where too many wait already. */
  add(job: Job): boolean {
    const { anonymous, authenticated } = this.#limits;
    const queue = job.isAnonymous ? this.#anonymous : this.#authenticated;
    if (queue.length >= (job.isAnonymous ? anonymous : authenticated)) return false;
    queue.push(job);
    return true;
  }

  /** Takes the next job out; of the anonymous ones only where `allowAnonymous`. */
  take(allowAnonymous = true): Job | undefined {
    return this.#authenticated.shift() ?? (allowAnonymous ? this.#anonymous.shift() : undefined);
  }

  /** Takes all jobs out. */
  drain(): Job[] {
    const jobs = [...this.#authenticated, ...this.#anonymous];
    this.#authenticated = [];
    this.#anonymous = [];
    return jobs;
  }

  /** Takes a job out, if it is in. */
  remove(job: Job): boolean {
    const before = this.#authenticated.length + this.#anonymous.length;
    this.#authenticated = this.#authenticated.filter((other) => other !== job);
    this.#anonymous = this.#anonymous.filter((other) => other !== job);
    return this.#authenticated.length + this.#anonymous.length < before;
  }
}
