/**
 * Limits how many connections or requests there are at a time, in total and for each client: a
 * network or a user. Where the client is not known (null), only the total is limited.
 */
export class ConcurrencyLimit {
  readonly #limit: { readonly total: number; readonly perClient: number };
  readonly #byClient = new Map<string, number>();
  #total = 0;

  constructor(limit: { readonly total: number; readonly perClient: number }) {
    this.#limit = limit;
  }

  /** Takes a place; returns false where none is left. */
  take(client: string | null): boolean {
    const taken = client === null ? 0 : (this.#byClient.get(client) ?? 0);
    if (this.#total >= this.#limit.total || taken >= this.#limit.perClient) return false;
    if (client !== null) this.#byClient.set(client, taken + 1);
    this.#total += 1;
    return true;
  }

  /** Gives back a place that was taken. */
  leave(client: string | null): void {
    this.#total -= 1;
    if (client === null) return;
    const left = (this.#byClient.get(client) ?? 1) - 1;
    if (left === 0) this.#byClient.delete(client);
    else this.#byClient.set(client, left);
  }
}
