interface Occasion {
  readonly status: 'scheduled' | 'soldOut' | 'cancelled';
  /** ISO 8601. */
  readonly end: string;
}

/** Whether one can ask to be told of a free place at an event: it is sold out, and not over. */
export function hasWaitingList({ status, end }: Occasion, now: Date): boolean {
  return status === 'soldOut' && now < new Date(end);
}
