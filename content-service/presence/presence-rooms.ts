import { PresenceRoom } from './presence-room.ts';

/** The presence rooms of all datasets. */
export class PresenceRooms {
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
