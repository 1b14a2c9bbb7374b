interface Occasion {
  readonly status: 'scheduled' | 'soldOut' | 'cancelled';
  /** ISO 8601. */
  readonly end: string;
}

/** Whether visitors can join the waiting list of an event: it is sold out, and not over. */
export function hasWaitingList({ status, end }: Occasion, now: Date): boolean {
  return status === 'soldOut' && now < new Date(end);
}
