import type { Locale } from '../../platform/i18n/locales.ts';
import { type PriceRule, ticketPrice } from '../ticket-price.ts';
import { type AgedTicket, ticketsFor } from '../tickets-for.ts';
import type { PartyTicket } from './cheapest-tickets.ts';

/** A ticket type, with how many visitors it admits, and how many of them are adults. */
export interface GuestTicket extends AgedTicket {
  readonly _id: string;
  readonly persons: number;
  readonly adults: number;
}

/** A ticket that a party can buy, with the name under which it is sold. */
export interface NamedTicket extends PartyTicket {
  readonly name: string;
}

/** Returns the ticket types that are sold for an experience, with their prices. */
export function partyTickets(
  types: readonly (GuestTicket & PriceRule)[],
  experience: { readonly price: number; readonly minimumAge: number | null },
  locale: Locale,
): NamedTicket[] {
  return ticketsFor(types, experience.minimumAge, locale).map((type) => ({
    id: type._id,
    name: type.name,
    price: ticketPrice(experience.price, type),
    persons: type.persons,
    adults: type.adults,
    minAge: type.minAge,
    maxAge: type.maxAge,
  }));
}
