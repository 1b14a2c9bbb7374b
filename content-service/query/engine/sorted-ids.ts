import { lowerBound } from './lower-bound.ts';

/** Ids in order, without repetition. */
export class SortedIds {
  readonly #ids: string[] = [];

  /** The ids in order; not to be changed, and valid until the next change. */
  all(): readonly string[] {
    return this.#ids;
  }

  /** Adds an id; one that is there already stays. */
  add(id: string): void {
    const place = this.#placeOf(id);
    if (this.#ids[place] !== id) this.#ids.splice(place, 0, id);
  }

  /** Removes an id; one that is not there is no mistake. */
  remove(id: string): void {
    const place = this.#placeOf(id);
    if (this.#ids[place] === id) this.#ids.splice(place, 1);
  }

  /** Appends an id that comes after all others. */
  append(id: string): void {
    this.#ids.push(id);
  }

  #placeOf(id: string): number {
    return lowerBound(this.#ids, (other) => other < id);
  }
}
