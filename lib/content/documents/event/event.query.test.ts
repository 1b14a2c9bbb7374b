import { describe, expect, it } from 'vitest';
import { line, night, problem } from '../../testing/stored-documents.ts';
import { event, events } from './event.query.ts';

describe('a list of events', () => {
  it('normalizes values and leaves out the revision', () => {
    const answer = events.parse([night]);
    expect(answer).toMatchObject({
      ok: true,
      problems: [],
      value: [{ languages: ['en', 'cs'], price: 490, summary: { en: 'Lanterns only.' } }],
    });
    expect(JSON.stringify(answer)).not.toMatch(/_rev|42/);
  });

  it('leaves out an unfit document and reports all its problems', () => {
    const corrupted = { ...night, title: line(''), place: 'moon', status: null };
    expect(events.parse([corrupted, { ...night, _id: 'event-other' }])).toMatchObject({
      value: [{ _id: 'event-other' }],
      problems: [
        problem('title.en', 'shortText'),
        problem('place', 'choice'),
        problem('status', 'choice'),
      ],
    });
  });

  it('requires the end to be after the start', () => {
    const answer = events.parse([{ ...night, end: night.start }]);
    expect(answer).toMatchObject({ value: [], problems: [problem('end', 'later')] });
  });
});

describe('an event', () => {
  const corrupted = { ...night, start: '2026-05-23T18:00' };

  it('is replaced by its last fit value, or null, when it is unfit', () => {
    const before = event.parse(night);
    const fit = before.ok ? before.value : null;
    const problems = [problem('start', 'dateTime')];
    expect(event.parse(corrupted, fit)).toEqual({ ok: true, value: fit, problems });
    expect(event.parse(corrupted)).toEqual({ ok: true, value: null, problems });
    expect(event.parse(null, fit)).toEqual({ ok: true, value: null, problems: [] });
  });

  it('uses its title and summary for search engines where no other texts are given', () => {
    expect(event.parse({ ...night, seo: { title: line('For search') } })).toMatchObject({
      value: { seo: { title: { en: 'For search' }, description: { en: 'Lanterns only.' } } },
    });
  });

  it('reports at most ten problems', () => {
    const answer = event.parse({ _id: 'event-empty', _type: 'event' });
    expect(answer.ok && answer.problems.length).toBe(10);
  });
});
