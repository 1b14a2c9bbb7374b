import type { EventLeaf } from 'schema-dts';
import type { Event } from '../../content/get-event.ts';
import type { Locale } from '../../platform/i18n/locales.ts';
import { addressOf } from './company.ts';
import { availability, currency } from './offer-facts.ts';
import { pragueDateTime } from './prague-date-time.ts';
import { type SiteFacts, siteIds } from './site-facts.ts';

/** Facts about an event that its document does not contain. */
export interface EventFacts {
  /** Canonical path of its page. */
  readonly path: string;
  readonly language: Locale;
  /** The name of the place on the page. */
  readonly placeName: string;
  readonly image: string | undefined;
}

/**
 * Returns the node of an event, which is bought on its own page. One that is over at `now` or
 * cancelled has no offer, as on that page.
 */
export function eventNode(site: SiteFacts, event: Event, facts: EventFacts, now: Date): EventLeaf {
  const ids = siteIds(site);
  const { title, summary, start, end, status } = event;
  const url = `${site.origin}${facts.path}`;
  const state = status === 'cancelled' ? 'EventCancelled' : 'EventScheduled';
  return {
    '@type': 'Event',
    '@id': `${url}#event`,
    url,
    name: title,
    description: summary,
    inLanguage: facts.language,
    image: facts.image,
    startDate: pragueDateTime(new Date(start)),
    endDate: pragueDateTime(new Date(end)),
    eventStatus: `https://schema.org/${state}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: facts.placeName, address: addressOf(site) },
    organizer: ids.company,
    ...admission(site, event, url, now),
  };
}

function admission(
  site: SiteFacts,
  event: Event,
  url: string,
  now: Date,
): Pick<EventLeaf, 'isAccessibleForFree' | 'offers'> {
  const { price, status } = event;
  const end = new Date(event.end);
  if (price === null || status === 'cancelled' || end <= now) return {};
  return {
    isAccessibleForFree: price === 0,
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency: currency,
      availability: availability(status === 'soldOut'),
      validThrough: pragueDateTime(end),
      url,
      seller: siteIds(site).company,
    },
  };
}
