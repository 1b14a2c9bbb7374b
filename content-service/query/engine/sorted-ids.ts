import { lowerBound } from './lower-bound.ts';

/** A sorted list of unique ids. */
export class SortedIds {
  readonly #ids: string[] = [];

  /** Returns the ids in order; the array must not be changed and is valid until the next change. */
  all(): readonly string[] {
    return this.#ids;
  }

  /** Adds an id, unless it is already in the list. */
  add(id: string): void {
    const index = this.#indexOf(id);
    if (this.#ids[index] !== id) this.#ids.splice(index, 0, id);
  }

  /** Removes an id, if it is in the list. */
  remove(id: string): void {
    const index = this.#indexOf(id);
    if (this.#ids[index] === id) this.#ids.splice(index, 1);
  }

  /** Appends an id that sorts after all others. */
  append(id: string): void {
    this.#ids.push(id);
  }

  #indexOf(id: string): number {
    return lowerBound(this.#ids, (other) => other < id);
  }
}
