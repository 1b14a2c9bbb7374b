import { aPicture } from '../../media/picture/testing/a-picture.ts';
import type { Event } from '../get-event.ts';
import { aText } from './a-text.ts';

/**
 * Returns an event on 23 May 2026 from 20:00 to 23:00 in Prague, with the given fields overridden.
 */
export function anEvent(overrides: Partial<Event> = {}): Event {
  return {
    _id: 'event-night',
    _type: 'event',
    _updatedAt: '2026-05-01T10:00:00Z',
    slug: { _type: 'localizedSlug', en: 'night-in-the-vaults', cs: 'noc-ve-sklepeni' },
    languages: ['en', 'cs', 'de', 'it'],
    title: 'Night in the vaults',
    summary: 'Lanterns only, until the bell.',
    kind: 'tour',
    place: 'cellar',
    start: '2026-05-23T18:00:00Z',
    end: '2026-05-23T21:00:00Z',
    price: 790,
    drinksIncluded: null,
    status: 'scheduled',
    seo: { _type: 'seo', title: 'Night', description: 'Lanterns.', image: null },
    picture: aPicture({ alt: 'A lantern' }),
    body: aText('Bring a jumper.'),
    ...overrides,
  };
}
