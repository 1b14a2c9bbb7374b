import { describe, expect, it } from 'vitest';
import { night } from '../../testing/stored-documents.ts';
import { announcements } from './announcement.query.ts';

describe('an announcement', () => {
  const text = { _type: 'localizedString', de: 'Geschlossen' };
  const stored = { _id: 'a', from: night.start, to: night.end, text };

  it('may be written in one language that is not English', () => {
    expect(announcements.parse([stored])).toMatchObject({ value: [{ text: { ...text, en: '' } }] });
  });

  it('needs text in at least one language', () => {
    expect(announcements.parse([{ ...stored, text: {} }])).toMatchObject({
      value: [],
      problems: [{ field: 'text', expected: 'shortText' }],
    });
  });
});
