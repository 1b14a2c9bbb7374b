import { aPicture } from '../../media/picture/testing/a-picture.ts';
import type { Experience } from '../get-experience.ts';
import { aText } from './a-text.ts';

/** Returns a complete experience in English, with the given fields overridden. */
export function anExperience(overrides: Partial<Experience> = {}): Experience {
  const picture = aPicture({ alt: 'Copper kettles' });
  return {
    _id: 'experience-brewhouse-hour',
    _type: 'experience',
    _updatedAt: '2026-05-01T10:00:00Z',
    slug: {
      _type: 'localizedSlug',
      en: 'brewhouse-hour',
      cs: 'hodina-ve-varne',
      de: 'sudhausstunde',
      it: 'un-ora-in-sala-cottura',
    },
    languages: ['en', 'cs', 'de', 'it'],
    title: 'The Brewhouse Hour',
    summary: 'Mash, hop and stir with the brewer.',
    minutes: 75,
    price: 690,
    groupSize: 16,
    tourLanguages: ['cs', 'en'],
    departures: null,
    minimumAge: null,
    schedule: 'Daily, every half hour',
    ageRule: 'Children from the age of 8.',
    access: 'The lift stops there.',
    meetingPoint: 'Under the bell.',
    cancellation: 'Free until 24 hours before.',
    included: ['An apron for the hour', 'Three tastings'],
    stages: [
      { _key: 'a', _type: 'stage', title: 'The mill', text: 'You crush a handful.', minutes: 15 },
      { _key: 'b', _type: 'stage', title: 'At the kettle' },
    ],
    seo: { _type: 'seo', title: 'The Brewhouse Hour', description: 'At the kettles.', image: null },
    picture,
    gallery: [picture],
    body: aText('A brew day takes eight hours.'),
    ...overrides,
  };
}
