/**
 * Limits how many connections or requests there are at a time, in total and for each client: an
 * address or a user.
 */
export class ConcurrencyLimit {
  readonly #limit: { readonly total: number; readonly perClient: number };
  readonly #byClient = new Map<string, number>();
  #total = 0;

  constructor(limit: { readonly total: number; readonly perClient: number }) {
    this.#limit = limit;
  }

  /** Takes a place; returns false where none is left. */
  take(client: string): boolean {
    const taken = this.#byClient.get(client) ?? 0;
    if (this.#total >= this.#limit.total || taken >= this.#limit.perClient) return false;
    this.#byClient.set(client, taken + 1);
    this.#total += 1;
    return true;
  }

  /** Gives back a place that was taken. */
  leave(client: string): void {
    const left = (this.#byClient.get(client) ?? 1) - 1;
    if (left === 0) this.#byClient.delete(client);
    else this.#byClient.set(client, left);
    this.#total -= 1;
  }
}
