import { ConcurrencyLimit } from '../event-stream/concurrency-limit.ts';
import { PresenceRoom } from './presence-room.ts';

/** How many connections a user may have; a Studio opens one in each of its tabs. */
export const MOST_PER_USER = 20;

/** The presence rooms of all datasets. */
export class PresenceRooms {
  /** The connections of each user, in all rooms together. */
  readonly places = new ConcurrencyLimit({
    total: Number.POSITIVE_INFINITY,
    perClient: MOST_PER_USER,
  });
  readonly #rooms = new Map<string, PresenceRoom>();

  /** Returns the room of a dataset, which must exist: a room is never removed. */
  of(dataset: string): PresenceRoom {
    const known = this.#rooms.get(dataset);
    if (known !== undefined) return known;
    const made = new PresenceRoom();
    this.#rooms.set(dataset, made);
    return made;
  }
}
