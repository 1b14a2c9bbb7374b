import 'server-only';
import { addressLine } from '#lib/content/address-line';
import { type Bookable, getBookable } from '#lib/content/get-bookable';
import { type EventSummary, getEvents } from '#lib/content/get-event';
import { getMuseumPlan } from '#lib/content/get-museum-plan';
import { getSettings } from '#lib/content/get-settings';
import { getTicketTypes, type TicketType } from '#lib/content/get-ticket-types';
import { getVouchers } from '#lib/content/get-vouchers';
import type { Locale } from '#lib/platform/i18n/locales';
import { eventPrice } from '#lib/tickets/event-price';
import { ticketPrice } from '#lib/tickets/ticket-price';
import { ticketsFor } from '#lib/tickets/tickets-for';
import type { Catalog, DemoEvent, DemoExperience } from '../../checkout-demo/rules/catalog';

/** The capacity of one start, in visitors, if the experience has no group size. */
const seats = 16;

/** Returns what the demo checkout sells, in a language. Tours follow the museum's opening hours. */
export async function getCatalog(locale: Locale): Promise<Catalog> {
  const [experiences, types, events, plan, settings, vouchers] = await Promise.all([
    getBookable(locale),
    getTicketTypes(locale),
    getEvents(locale),
    getMuseumPlan(locale),
    getSettings(locale),
    getVouchers(locale),
  ]);
  return {
    address: addressLine(settings),
    plan,
    languageDays: settings?.tourLanguageDays ?? [],
    experiences: experiences.map((experience) =>
      toExperience(experience, ticketsFor(types, experience.minimumAge, locale)),
    ),
    events: events.flatMap(toEvent),
    voucherAmounts: vouchers.flatMap(({ amount }) => amount ?? []),
  };
}

function toExperience(experience: Bookable, types: readonly TicketType[]): DemoExperience {
  const {
    _id: id,
    title,
    summary,
    minutes,
    price,
    groupSize,
    tourLanguages,
    departures,
    meetingPoint,
  } = experience;
  return {
    id,
    title,
    summary,
    price,
    minutes,
    seats: groupSize ?? seats,
    languages: tourLanguages ?? [],
    departures: departures && { days: departures.days, from: departures.from },
    meetingPoint,
    tickets: types.map((type) => ({
      id: type._id,
      name: type.name,
      note: type.note,
      price: ticketPrice(price, type),
      persons: type.persons,
      adults: type.adults,
    })),
  };
}

function toEvent(event: EventSummary): DemoEvent[] {
  const { _id: id, title, start, end, drinksIncluded } = event;
  const price = eventPrice(event);
  if (price === null) return [];
  return [{ id, title, start, end, price, drinksIncluded: drinksIncluded ?? false }];
}
