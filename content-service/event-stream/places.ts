/** A limited number of places, in total and for each address. */
export class Places {
  readonly #limit: { readonly total: number; readonly perAddress: number };
  readonly #byAddress = new Map<string, number>();
  #total = 0;

  constructor(limit: { readonly total: number; readonly perAddress: number }) {
    this.#limit = limit;
  }

  /** Takes a place; returns false where none is left. */
  take(address: string): boolean {
    const taken = this.#byAddress.get(address) ?? 0;
    if (this.#total >= this.#limit.total || taken >= this.#limit.perAddress) return false;
    this.#byAddress.set(address, taken + 1);
    this.#total += 1;
    return true;
  }

  /** Gives back a place that was taken. */
  leave(address: string): void {
    const left = (this.#byAddress.get(address) ?? 1) - 1;
    if (left === 0) this.#byAddress.delete(address);
    else this.#byAddress.set(address, left);
    this.#total -= 1;
  }
}
