interface Sale {
  readonly status: 'scheduled' | 'soldOut' | 'cancelled';
  /** In whole Kč. */
  readonly price: number | null;
}

/** Returns the price of an event's tickets, in whole Kč; null if none are sold, or entry is free. */
export function eventPrice({ status, price }: Sale): number | null {
  return status === 'scheduled' && price !== null && price > 0 ? price : null;
}
