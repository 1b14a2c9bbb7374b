import { describe, expect, it } from 'vitest';
import { anEvent } from '../../content/testing/an-event.ts';
import { type EventFacts, eventNode } from './event.ts';
import { aSite } from './testing/a-site.ts';
import { someSettings } from './testing/some-settings.ts';

const facts: EventFacts = {
  path: '/en/events/night-in-the-vaults',
  language: 'en',
  placeName: 'Lager cellar',
  image: 'https://example.com/night.jpg',
};
const before = new Date('2026-05-01T00:00:00Z');
const site = aSite({ settings: someSettings() });

describe('eventNode', () => {
  it('has the times, in Prague’s time zone, and the place', () => {
    expect(eventNode(site, anEvent(), facts, before)).toMatchObject({
      '@type': 'Event',
      '@id': 'https://example.com/en/events/night-in-the-vaults#event',
      name: 'Night in the vaults',
      startDate: '2026-05-23T20:00:00+02:00',
      endDate: '2026-05-23T23:00:00+02:00',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { name: 'Lager cellar', address: { streetAddress: 'Zvonařská 7' } },
      offers: {
        price: 790,
        priceCurrency: 'CZK',
        availability: 'https://schema.org/InStock',
        url: 'https://example.com/en/events/night-in-the-vaults',
      },
    });
  });

  it('marks a sold-out event', () => {
    const { offers, eventStatus } = eventNode(site, anEvent({ status: 'soldOut' }), facts, before);
    expect(offers).toMatchObject({ availability: 'https://schema.org/SoldOut' });
    expect(eventStatus).toBe('https://schema.org/EventScheduled');
  });

  it('has no offer if it is cancelled, over, or without a price', () => {
    const cancelled = eventNode(site, anEvent({ status: 'cancelled' }), facts, before);
    expect(cancelled).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });
    expect(cancelled.offers).toBeUndefined();
    expect(eventNode(site, anEvent({ price: null }), facts, before).offers).toBeUndefined();
    const end = new Date(anEvent().end);
    expect(eventNode(site, anEvent(), facts, end).offers).toBeUndefined();
  });

  it('marks a free event', () => {
    expect(eventNode(site, anEvent({ price: 0 }), facts, before)).toMatchObject({
      isAccessibleForFree: true,
      offers: { price: 0, url: 'https://example.com/en/events/night-in-the-vaults' },
    });
  });
});
