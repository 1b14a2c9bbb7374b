/** Returns a text in English alone, as the content service stores it. */
export const line = (en: string) => ({ _type: 'localizedString', en });

/** An event as the content service returns it, with values that are corrected tolerantly. */
export const night = {
  _id: 'event-night',
  _type: 'event',
  _rev: 'r1',
  _updatedAt: '2026-05-01T10:00:00Z',
  slug: { _type: 'localizedSlug', en: 'night' },
  languages: ['en', 'CS ', 'cs-CZ'],
  title: line('Night'),
  summary: { _type: 'localizedText', en: 'Lanterns only.', cs: 42, de: '' },
  kind: 'tour',
  place: 'cellar',
  start: '2026-05-23T18:00:00Z',
  end: '2026-05-23T21:00:00Z',
  price: '490 Kč',
  status: 'scheduled',
};

/** The problem that is reported for a field of {@link night}. */
export const problem = (field: string, expected: string, more = {}) => ({
  id: 'event-night',
  type: 'event',
  revision: 'r1',
  field,
  expected,
  leftOut: 'document',
  ...more,
});
