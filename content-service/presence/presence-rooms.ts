import { ConcurrencyLimit } from '../http/concurrency-limit.ts';
import type { DatasetState } from '../store/dataset-state.ts';
import { PresenceRoom } from './presence-room.ts';

/** How many connections a user may have; a Studio opens one in each of its tabs. */
export const MAX_PER_USER = 20;

/** The presence rooms of all datasets. */
export class PresenceRooms {
  /** The connections of each user, in all rooms together. */
  readonly places = new ConcurrencyLimit({
    total: Number.POSITIVE_INFINITY,
    perClient: MAX_PER_USER,
  });
  /** By dataset and not by name: one that is created again under the name is another one. */
  readonly #rooms = new WeakMap<DatasetState, PresenceRoom>();

  /** Returns the room of a dataset. */
  of(dataset: DatasetState): PresenceRoom {
    const known = this.#rooms.get(dataset);
    if (known !== undefined) return known;
    const made = new PresenceRoom();
    this.#rooms.set(dataset, made);
    return made;
  }
}
