import { describe, expect, it } from 'vitest';
import { line, night } from '../../testing/stored-documents.ts';
import { announcements } from './announcement.query.ts';

describe('an announcement', () => {
  const text = { _type: 'localizedString', de: 'Geschlossen' };
  const stored = { _id: 'a', from: night.start, to: night.end, text };

  it('may be written in one language that is not English', () => {
    expect(announcements.parse([stored])).toMatchObject({ value: [{ text: { ...text, en: '' } }] });
  });

  it('stays as it was last fit while it is unfit, beside those that change', () => {
    const other = { ...stored, _id: 'b', text: line('Open') };
    const before = announcements.parse([stored, other]);
    const lastFit = before.ok ? before.value : [];
    const changed = { ...other, text: line('Open late') };
    expect(announcements.parse([{ ...stored, to: stored.from }, changed], lastFit)).toMatchObject({
      value: [lastFit[0], { _id: 'b', text: { en: 'Open late' } }],
      problems: [{ id: 'a', field: 'to', expected: 'later' }],
    });
  });

  it('needs text in at least one language', () => {
    expect(announcements.parse([{ ...stored, text: {} }])).toMatchObject({
      value: [],
      problems: [{ field: 'text', expected: 'shortText' }],
    });
  });
});
