import { RoundRobinQueue } from '../../util/round-robin-queue.ts';
import type { Job } from './job.ts';

/** How many jobs may wait. */
export interface QueueLimits {
  readonly anonymous: number;
  readonly authenticated: number;
}

/**
 * Waiting jobs; those with a token, in order of arrival, before those without, whose clients take
 * turns.
 */
export class JobQueue {
  readonly #authenticated: RoundRobinQueue<Job>;
  readonly #anonymous: RoundRobinQueue<Job>;

  constructor({ anonymous, authenticated }: QueueLimits) {
    this.#authenticated = new RoundRobinQueue(authenticated);
    this.#anonymous = new RoundRobinQueue(anonymous);
  }

  get isEmpty(): boolean {
    return this.#authenticated.isEmpty && this.#anonymous.isEmpty;
  }

  /** Adds a job; returns the one for which there is no room then, this one or another, or null. */
  add(job: Job): Job | null {
    return this.#lineOf(job).add(job.client ?? '', job);
  }

  /** Removes and returns the next job; an anonymous one only where `allowAnonymous`. */
  take(allowAnonymous = true): Job | undefined {
    return this.#authenticated.take() ?? (allowAnonymous ? this.#anonymous.take() : undefined);
  }

  /** Removes and returns all jobs. */
  drain(): Job[] {
    return [...this.#authenticated.drain(), ...this.#anonymous.drain()];
  }

  /** Removes a job; returns whether it was in the queue. */
  remove(job: Job): boolean {
    return this.#lineOf(job).remove(job.client ?? '', job);
  }

  #lineOf({ isAnonymous }: Job): RoundRobinQueue<Job> {
    return isAnonymous ? this.#anonymous : this.#authenticated;
  }
}
