/**
 * A queue in which every client has a line of its own and the lines take turns, so that many items of
 * one client delay another's by one item at most.
 */
export class RoundRobinQueue<T> {
  readonly #capacity: number;
  /** By client, the next one to be served first. No line is empty. */
  readonly #lines = new Map<string, T[]>();
  #length = 0;

  /** `capacity` is the maximum of items in all lines together. */
  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get isEmpty(): boolean {
    return this.#length === 0;
  }

  /**
   * Adds an item to the line of a client. Returns the item for which there is no room then, or null:
   * the last one of the longest line, which is this one unless another client has more.
   */
  add(client: string, item: T): T | null {
    const dropped = this.#length < this.#capacity ? null : this.#dropFor(client, item);
    if (dropped === item) return item;
    const line = this.#lines.get(client) ?? [];
    this.#lines.set(client, line);
    line.push(item);
    this.#length += 1;
    return dropped;
  }

  /** Removes and returns the first item of the next line, which moves behind the others. */
  take(): T | undefined {
    for (const [client, line] of this.#lines) {
      const item = line.shift();
      this.#lines.delete(client);
      if (line.length > 0) this.#lines.set(client, line);
      this.#length -= 1;
      return item;
    }
    return undefined;
  }

  /** Removes an item from the line of a client; returns whether it was in it. */
  remove(client: string, item: T): boolean {
    const line = this.#lines.get(client) ?? [];
    const index = line.indexOf(item);
    if (index === -1) return false;
    line.splice(index, 1);
    if (line.length === 0) this.#lines.delete(client);
    this.#length -= 1;
    return true;
  }

  /** Removes and returns all items. */
  drain(): T[] {
    const items = [...this.#lines.values()].flat();
    this.#lines.clear();
    this.#length = 0;
    return items;
  }

  /** Returns `item`, or an item that was removed for it. */
  #dropFor(client: string, item: T): T {
    const own = this.#lines.get(client)?.length ?? 0;
    const [longest, line] = [...this.#lines].reduce((a, b) => (b[1].length > a[1].length ? b : a));
    const last = line.length > own + 1 ? line.at(-1) : undefined;
    if (last === undefined) return item;
    this.remove(longest, last);
    return last;
  }
}
