/** How a visitor gets to the museum with the help of a map application. */
type Travel = 'walking' | 'transit';

export interface Place {
  /** Degrees, WGS 84. */
  readonly latitude: number;
  readonly longitude: number;
}

interface MapLink {
  /** The name of the application; null for the one that the device opens (RFC 5870). */
  readonly app: string | null;
  readonly href: string;
}

/** Returns links that open the directions to a place, from where the visitor is, in map applications. */
export function mapLinks({ latitude, longitude }: Place, travel: Travel): readonly MapLink[] {
  const point = `${latitude},${longitude}`;
  const google = new URLSearchParams({ api: '1', destination: point, travelmode: travel });
  const apple = new URLSearchParams({ daddr: point, dirflg: travel === 'walking' ? 'w' : 'r' });
  const openStreetMap = new URLSearchParams({ engine: 'fossgis_osrm_foot', route: `;${point}` });
  return [
    { app: 'Google Maps', href: `https://www.google.com/maps/dir/?${google}` },
    { app: 'Apple Maps', href: `https://maps.apple.com/?${apple}` },
    // OpenStreetMap has no routing for public transport.
    ...(travel === 'walking'
      ? [
          {
            app: 'OpenStreetMap',
            href: `https://www.openstreetmap.org/directions?${openStreetMap}`,
          },
        ]
      : []),
    { app: null, href: `geo:${point}?q=${point}` },
  ];
}
