import type { Subscriber } from '../event-stream/log-follower.ts';

/** A client of live events with an open stream. */
export interface LiveSubscriber extends Subscriber {
  /** Whether it also receives the changes of documents that are not public. */
  readonly includesDrafts: boolean;
}
