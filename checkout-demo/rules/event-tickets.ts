import type { DemoTicket } from './catalog.ts';

/** The names of the tickets of events, in the visitor's language. */
export interface EventTicketNames {
  readonly entry: string;
  readonly entryWithSoftDrinks: string;
}

/**
 * Returns the tickets of an event at a price in whole Kč. Where drinks are included, buyers choose
 * them with or without alcohol.
 */
export function eventTickets(
  price: number,
  drinksIncluded: boolean,
  { entry, entryWithSoftDrinks }: EventTicketNames,
): DemoTicket[] {
  const ticket = { id: 'entry', name: entry, note: null, price, persons: 1, adults: 1 };
  if (!drinksIncluded) return [ticket];
  return [ticket, { ...ticket, id: 'entryWithSoftDrinks', name: entryWithSoftDrinks }];
}
