import type {
  Deal,
  Event,
  Experience,
  JobPosting,
  Redirect,
  TicketType,
} from '../../lib/content/model/types.generated.ts';
import { findContent, inEveryLanguage, isUpcoming, isValidToday } from './find-content.ts';

// Documents for tests to visit. They are selected by the properties that a test needs, so that
// editors can rename, reprice and remove documents without breaking a test.

/** Returns an event that has taken place and had a price, in all languages. */
export function pastEvent(): Promise<Event> {
  return findContent(
    'past event with a price in all languages',
    `*[_type == "event" && ${inEveryLanguage} && status == "scheduled" && price > 0
      && dateTime(end) < dateTime(now())] | order(_id)[0]`,
  );
}

/** Returns an event that will take place, in all languages. */
export function upcomingEvent(): Promise<Event> {
  return findContent(
    'upcoming event in all languages',
    `*[_type == "event" && ${inEveryLanguage} && status == "scheduled"
      && ${isUpcoming}] | order(start desc)[0]`,
  );
}

/** Returns an upcoming event with tickets, in all languages. */
export function ticketedEvent(): Promise<Event> {
  return findContent(
    'upcoming event with a price in all languages',
    `*[_type == "event" && ${inEveryLanguage} && status == "scheduled" && price > 0
      && ${isUpcoming}] | order(start desc)[0]`,
  );
}

/** Returns an upcoming event that exists in English only. */
export function englishOnlyEvent(): Promise<Event> {
  return findContent(
    'upcoming event in English only',
    `*[_type == "event" && count(languages) == 1 && languages[0] == "en"
      && ${isUpcoming}] | order(start desc)[0]`,
  );
}

/** Returns a sold-out event that is not over, in all languages. */
export function soldOutEvent(): Promise<Event> {
  return findContent(
    'sold-out event in all languages',
    `*[_type == "event" && ${inEveryLanguage} && status == "soldOut"
      && ${isUpcoming}] | order(start desc)[0]`,
  );
}

/** Returns a job posting for which visitors can apply, in all languages. */
export function openJob(): Promise<JobPosting> {
  return findContent(
    'open job posting in all languages',
    `*[_type == "jobPosting" && ${inEveryLanguage} && validThrough >= $today] | order(_id)[0]`,
  );
}

/** Returns a job posting that is closed, in all languages. */
export function closedJob(): Promise<JobPosting> {
  return findContent(
    'closed job posting in all languages',
    `*[_type == "jobPosting" && ${inEveryLanguage} && validThrough < $today] | order(_id)[0]`,
  );
}

/** Returns a deal that has ended, in all languages. */
export function endedDeal(): Promise<Deal> {
  return findContent(
    'ended deal in all languages',
    `*[_type == "deal" && ${inEveryLanguage} && validThrough < $today] | order(_id)[0]`,
  );
}

/** A deal with a discount code. */
export interface DiscountDeal extends Deal {
  readonly code: string;
  /** Per cent. */
  readonly discount: number;
}

/** Returns a deal whose code is valid today for any number of tickets, in all languages. */
export function discountDeal(): Promise<DiscountDeal> {
  return findContent(
    'valid deal with a code for any number of tickets in all languages',
    `*[_type == "deal" && ${inEveryLanguage} && defined(code) && discount > 0
      && !defined(ticketCount) && ${isValidToday}] | order(_id)[0]`,
  );
}

/**
 * Returns an experience that starts at any time of the opening hours, in all languages; if `ids`
 * are given, one of them.
 */
export function bookableExperience(ids: readonly string[] | null = null): Promise<Experience> {
  return findContent(
    'experience without fixed departures in all languages',
    `*[_type == "experience" && ${inEveryLanguage} && !defined(departures) && price > 0
      && count(tourLanguages) > 0 && ($ids == null || _id in $ids)] | order(order, _id)[0]`,
    { ids },
  );
}

/** Returns a ticket type for one adult; if `ids` are given, one of them. */
export function adultTicket(ids: readonly string[] | null = null): Promise<TicketType> {
  return findContent(
    'ticket type for one adult',
    `*[_type == "ticketType" && share > 0 && persons == 1 && adults == 1
      && ($ids == null || _id in $ids)] | order(order, _id)[0]`,
    { ids },
  );
}

/** A visit that can be bought at a discount. */
export interface DiscountedVisit {
  readonly deal: DiscountDeal;
  readonly experience: Experience;
  readonly ticket: TicketType;
}

/** Returns a deal with a code, and an experience and a ticket type to which the code applies. */
export async function discountedVisit(): Promise<DiscountedVisit> {
  const deal = await discountDeal();
  const [experience, ticket] = await Promise.all([
    bookableExperience(idsOf(deal.experiences)),
    adultTicket(idsOf(deal.ticketTypes)),
  ]);
  return { deal, experience, ticket };
}

function idsOf(references: readonly { readonly _ref: string }[] | null | undefined) {
  return references?.map(({ _ref }) => _ref) ?? null;
}

/** Returns a permanent redirect to a page of the site. */
export function permanentRedirect(): Promise<Redirect> {
  return findContent(
    'permanent redirect to a page of the site',
    '*[_type == "redirect" && permanent == true && string::startsWith(to, "/")] | order(_id)[0]',
  );
}
