import { describe, expect, it } from 'vitest';
import { line, problem } from '../../testing/stored-documents.ts';
import { openingHours } from './opening-hours.query.ts';

const monday = { _key: 'a', _type: 'weekdayHours', day: 'monday', opens: '9:00', closes: '24:00' };
const museum = {
  _id: 'openingHours-museum',
  _type: 'openingHours',
  _rev: 'r1',
  venue: 'museum',
  title: line('Museum'),
  weekly: [monday],
  exceptions: null,
};

describe('opening hours', () => {
  it('normalize clock times', () => {
    expect(openingHours.parse([museum])).toMatchObject({
      value: [{ weekly: [{ opens: '09:00', closes: '00:00' }] }],
      problems: [],
    });
  });

  it.each([
    ['weekly[0].opens', 'clockTime', { weekly: [{ ...monday, opens: '9' }] }],
    ['weekly[0].closes', 'clockTime', { weekly: [{ ...monday, closes: undefined }] }],
    ['weekly[0]', 'type', { weekly: ['monday'] }],
    ['exceptions[0].date', 'date', { exceptions: [{ date: '2026-02-30', closed: true }] }],
    ['exceptions[0].closed', 'choice', { exceptions: [{ date: '2026-12-24', closed: 'ja' }] }],
    ['exceptions[0].opens', 'clockTime', { exceptions: [{ date: '2026-12-24' }] }],
    ['exceptions', 'list', { exceptions: 'none' }],
  ])('keep their last fit value when %s is invalid', (field, expected, corrupted) => {
    const before = openingHours.parse([museum]);
    const fit = before.ok ? before.value : [];
    const own = { id: museum._id, type: 'openingHours' };
    expect(openingHours.parse([{ ...museum, ...corrupted }], fit)).toMatchObject({
      value: fit,
      problems: [problem(field, expected, own)],
    });
  });

  it('keep the first document of a venue and report the others', () => {
    const copy = { ...museum, _id: 'openingHours-copy', title: line('Copy') };
    expect(openingHours.parse([museum, copy])).toMatchObject({
      value: [{ _id: museum._id }],
      problems: [problem('venue', 'unique', { id: copy._id, type: 'openingHours' })],
    });
  });

  it('keep their last fit value when the venue is that of others', () => {
    const taproom = { ...museum, _id: 'openingHours-taproom', venue: 'taproom' };
    const before = openingHours.parse([museum, taproom]);
    const fit = before.ok ? before.value : [];
    expect(fit).toHaveLength(2);
    expect(openingHours.parse([{ ...museum, venue: 'taproom' }, taproom], fit)).toMatchObject({
      value: fit,
      problems: [problem('venue', 'unique', { id: museum._id, type: 'openingHours' })],
    });
  });

  describe('of a document that is of another type now', () => {
    const taproom = { ...museum, _id: 'openingHours-taproom', venue: 'taproom' };
    const before = openingHours.parse([museum, taproom]);
    const fit = before.ok ? before.value : [];

    it.each([
      ['beside others', [taproom], [museum]],
      ['without others', [], [museum, taproom]],
    ])('stay as they were last fit, at their place, and are reported: %s', (_, result, lost) => {
      expect(openingHours.parse(result, fit)).toEqual({
        ok: true,
        value: fit,
        problems: lost.map(({ _id }) =>
          problem('_type', 'type', { id: _id, type: 'openingHours', revision: null }),
        ),
      });
    });

    it('are those of another document of the venue, if there is one', () => {
      const another = { ...museum, _id: 'openingHours-imported' };
      expect(openingHours.parse([another, taproom], fit)).toMatchObject({
        value: [{ _id: another._id }, { _id: taproom._id }],
        problems: [],
      });
    });
  });
});
