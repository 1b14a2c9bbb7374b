import { expect, it } from 'vitest';
import { mapLinks } from './map-links';

const place = { latitude: 50.0845, longitude: 14.4178 };

it('leads on foot to the place in every application', () => {
  expect(mapLinks(place, 'walking')).toEqual([
    {
      app: 'Google Maps',
      href: 'https://www.google.com/maps/dir/?api=1&destination=50.0845%2C14.4178&travelmode=walking',
    },
    { app: 'Apple Maps', href: 'https://maps.apple.com/?daddr=50.0845%2C14.4178&dirflg=w' },
    {
      app: 'OpenStreetMap',
      href: 'https://www.openstreetmap.org/directions?engine=fossgis_osrm_foot&route=%3B50.0845%2C14.4178',
    },
    { app: null, href: 'geo:50.0845,14.4178?q=50.0845,14.4178' },
  ]);
});

it('leaves out for public transport who has no timetables', () => {
  const links = mapLinks(place, 'transit');
  expect(links.map(({ app }) => app)).toEqual(['Google Maps', 'Apple Maps', null]);
  expect(links[0]?.href).toMatch(/travelmode=transit$/);
  expect(links[1]?.href).toMatch(/dirflg=r$/);
});
