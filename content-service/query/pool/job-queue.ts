import type { Job } from './job.ts';

/** How many jobs may wait. */
export interface QueueLimits {
  readonly anonymous: number;
  readonly authenticated: number;
}

/** Waiting jobs in order of arrival; those with a token before those without. */
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

  /** Adds a job; returns false where too many are waiting already. */
  add(job: Job): boolean {
    const { anonymous, authenticated } = this.#limits;
    const queue = job.isAnonymous ? this.#anonymous : this.#authenticated;
    if (queue.length >= (job.isAnonymous ? anonymous : authenticated)) return false;
    queue.push(job);
    return true;
  }

  /** Removes and returns the next job; an anonymous one only where `allowAnonymous`. */
  take(allowAnonymous = true): Job | undefined {
    return this.#authenticated.shift() ?? (allowAnonymous ? this.#anonymous.shift() : undefined);
  }

  /** Removes and returns all jobs. */
  drain(): Job[] {
    const jobs = [...this.#authenticated, ...this.#anonymous];
    this.#authenticated = [];
    this.#anonymous = [];
    return jobs;
  }

  /** Removes a job; returns whether it was in the queue. */
  remove(job: Job): boolean {
    const before = this.#authenticated.length + this.#anonymous.length;
    this.#authenticated = this.#authenticated.filter((other) => other !== job);
    this.#anonymous = this.#anonymous.filter((other) => other !== job);
    return this.#authenticated.length + this.#anonymous.length < before;
  }
}
