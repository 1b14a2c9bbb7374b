import 'server-only';
import { getTranslations } from 'next-intl/server';
import { formatPrice } from '../platform/format/price.ts';
import type { Locale } from '../platform/i18n/locales.ts';
import { pathFor } from '../routing/path-for.ts';
import { checkoutLink } from '../tickets/checkout/checkout-link.ts';
import { eventPrice } from '../tickets/event-price.ts';
import type { Event } from './get-event.ts';
import type { Experience } from './get-experience.ts';
import type { Page } from './get-page.ts';
import { leadsToTickets } from './leads-to-tickets.ts';
import type { Link } from './model/link.ts';

/** The offer of a page, in the bar at the bottom of a phone's screen. */
export interface PageOffer {
  readonly action: Link;
  /** The price beside it, as it is shown; null shows none. */
  readonly price: string | null;
  /** When it begins, if it is not offered yet. */
  readonly from?: Date;
  /** The end of the offer, whose place `afterwards` then takes. */
  readonly until?: Date;
  readonly afterwards?: Link;
}

/** The offer of a page; null for none, undefined for the museum's tickets. */
export type OfferOfPage = PageOffer | null | undefined;

/** Returns the tickets of an experience. */
export async function experienceOffer(
  { _id, price }: Pick<Experience, '_id' | 'price'>,
  locale: Locale,
): Promise<PageOffer> {
  const t = await getTranslations({ locale });
  const order = checkoutLink({ locale, product: { kind: 'experience', id: _id } });
  return {
    action: { label: t('tickets.buy'), openInNewWindow: false, ...order },
    price: t('experience.from', { price: formatPrice(price) }),
  };
}

/**
 * Returns the tickets of an event while they are on sale, and then the list of events, as for an
 * event that is sold out or cancelled; until the end of an event that needs no ticket, nothing.
 */
export async function eventOffer(
  event: Pick<Event, '_id' | 'status' | 'price' | 'end'>,
  locale: Locale,
): Promise<PageOffer> {
  const t = await getTranslations({ locale });
  const others = {
    label: t('event.more'),
    href: pathFor('events', locale),
    openInNewWindow: false,
  };
  if (event.status !== 'scheduled') return { action: others, price: null };
  const end = new Date(event.end);
  const price = eventPrice(event);
  if (price === null) return { action: others, price: null, from: end };
  const order = checkoutLink({ locale, product: { kind: 'event', id: event._id } });
  return {
    action: { label: t('tickets.buy'), openInNewWindow: false, ...order },
    price: formatPrice(price),
    until: end,
    afterwards: others,
  };
}

/**
 * Returns the first action of a page's hero, or the museum's tickets if there is none or it leads to
 * them. Null where no ticket is needed, as in the taproom, even if the hero has an action.
 */
export function pageOffer(
  { sections, hidesTickets }: Pick<Page, 'sections' | 'hidesTickets'>,
  locale: Locale,
): OfferOfPage {
  if (hidesTickets) return null;
  const [hero] = sections ?? [];
  const [action = null] = (hero?._type === 'heroSection' && hero.actions) || [];
  return action?.label && !leadsToTickets(action, locale) ? { action, price: null } : undefined;
}
