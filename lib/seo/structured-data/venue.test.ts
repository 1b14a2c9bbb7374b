import { describe, expect, it } from 'vitest';
import type { VenueHours } from '../../content/get-opening-hours.ts';
import { aSite } from './testing/a-site.ts';
import { someSettings } from './testing/some-settings.ts';
import { venueNode } from './venue.ts';

const now = new Date('2026-12-01T12:00:00Z');

function taproom(overrides: Partial<VenueHours> = {}): VenueHours {
  return {
    _id: 'openingHours-taproom',
    _type: 'openingHours',
    venue: 'taproom',
    title: 'Výčep U Zvonu',
    weekly: [
      { _key: 'a', _type: 'weekdayHours', day: 'monday', opens: '11:00', closes: '23:00' },
      { _key: 'b', _type: 'weekdayHours', day: 'friday', opens: '11:00', closes: '01:00' },
    ],
    exceptions: [
      { _key: 'c', _type: 'hoursException', date: '2026-12-24', closed: true, note: 'Christmas' },
      { _key: 'd', _type: 'hoursException', date: '2026-11-01', closed: true },
      { _key: 'e', _type: 'hoursException', date: '2027-02-01', closed: true },
    ],
    ...overrides,
  };
}

describe('venueNode', () => {
  it('has every weekday, with midnight to midnight for a closed one', () => {
    const node = venueNode(aSite({ settings: someSettings() }), taproom(), now);
    expect(node).toMatchObject({
      '@type': 'BarOrPub',
      name: 'Výčep U Zvonu',
      url: 'https://example.com/en/vycep-u-zvonu',
      address: { postalCode: '110 00', addressCountry: 'CZ' },
    });
    expect(node.openingHoursSpecification).toHaveLength(7);
    expect(node.openingHoursSpecification).toMatchObject([
      { dayOfWeek: 'https://schema.org/Monday', opens: '11:00', closes: '23:00' },
      { dayOfWeek: 'https://schema.org/Tuesday', opens: '00:00', closes: '00:00' },
      {},
      {},
      { dayOfWeek: 'https://schema.org/Friday', opens: '11:00', closes: '01:00' },
      {},
      {},
    ]);
  });

  it('has a day that is open around the clock as open, not as closed', () => {
    const exceptions = [
      {
        _key: 'a',
        _type: 'hoursException' as const,
        date: '2026-12-31',
        opens: '00:00',
        closes: '00:00',
      },
    ];
    const { specialOpeningHoursSpecification } = venueNode(aSite(), taproom({ exceptions }), now);
    expect(specialOpeningHoursSpecification).toMatchObject([{ opens: '00:00', closes: '23:59' }]);
  });

  it('has the exceptions that its page shows', () => {
    expect(venueNode(aSite(), taproom(), now).specialOpeningHoursSpecification).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-12-24',
        validThrough: '2026-12-24',
        opens: '00:00',
        closes: '00:00',
        description: 'Christmas',
      },
    ]);
  });

  it('has coordinates if the settings have them, and else none', () => {
    const settings = someSettings();
    expect(venueNode(aSite({ settings }), taproom({ venue: 'museum' }), now).geo).toEqual({
      '@type': 'GeoCoordinates',
      latitude: 50.0846,
      longitude: 14.423,
    });
    expect(venueNode(aSite(), taproom(), now).geo).toBeUndefined();
  });

  it('names the museum after the company, and types it as an attraction', () => {
    const museum = venueNode(
      aSite({ settings: someSettings() }),
      taproom({ venue: 'museum', title: 'Museum' }),
      now,
    );
    expect(museum).toMatchObject({ '@type': ['Museum', 'TouristAttraction'], name: 'Beer Museum' });
  });
});
