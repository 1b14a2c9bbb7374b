import { describe, expect, it } from 'vitest';
import type { Locale } from '../../platform/i18n/locales.ts';
import { pragueInstant, pragueTime } from '../../time/prague.ts';
import { isShownAt } from '../../time/shown-spans.ts';
import { nextStarts } from './next-starts.ts';
import { aSchedule } from './testing/a-schedule.ts';
import type { Schedule } from './visit-days.ts';

/** Returns what a visitor sees, as dates and times, on a page that was rendered at another time. */
function seen(
  { at, rendered, language = null }: { at: Date; rendered: Date; language?: Locale | null },
  schedule: Schedule = aSchedule(),
) {
  const { today, later } = nextStarts(schedule, rendered);
  const now = today
    .filter(({ day, shown }) => {
      return isShownAt(shown, at) && (language === null || day.languages.includes(language));
    })
    .flatMap(({ starts }) => starts.filter(({ shown }) => isShownAt(shown, at)));
  const next = later.filter(({ choices, shown }) => {
    return isShownAt(shown, at) && choices.includes(language);
  });
  return [...now, ...next].map(({ start }) => {
    const { date, time } = pragueTime(start);
    return `${date} ${time}`;
  });
}

// 26 November 2026 is a Thursday.
const morning = pragueInstant('2026-11-26', '08:00');

describe('the next starts', () => {
  it('are the next three of today', () => {
    const at = pragueInstant('2026-11-26', '14:10');
    const times = ['2026-11-26 14:30', '2026-11-26 15:00', '2026-11-26 15:30'];
    expect(seen({ at, rendered: morning })).toEqual(times);
    expect(seen({ at, rendered: at, language: 'en' })).toEqual(times);
  });

  it('do not include a start that has begun', () => {
    const at = pragueInstant('2026-11-26', '18:00');
    expect(seen({ at, rendered: morning })).toEqual(['2026-11-26 18:30']);
  });

  it('are those of tomorrow after the last start of today', () => {
    const at = pragueInstant('2026-11-26', '18:30');
    expect(seen({ at, rendered: morning })).toEqual(['2026-11-27 10:00']);
    expect(seen({ at, rendered: at })).toEqual(['2026-11-27 10:00']);
  });

  it('are on a later day when today has no tour in the language', () => {
    expect(seen({ at: morning, rendered: morning, language: 'de' })).toEqual(['2026-11-27 10:00']);
    const monday = pragueInstant('2026-11-30', '12:00');
    expect(seen({ at: monday, rendered: monday, language: 'de' })).toEqual(['2026-12-04 10:00']);
  });

  it('are correct after midnight on a page that was rendered the day before', () => {
    const at = pragueInstant('2026-11-27', '00:10');
    expect(seen({ at, rendered: morning, language: 'de' })).toEqual([
      ...['2026-11-27 10:00', '2026-11-27 10:30', '2026-11-27 11:00'],
    ]);
  });

  it('are empty on a page that was rendered days ago, and without opening hours', () => {
    expect(seen({ at: pragueInstant('2026-11-29', '12:00'), rendered: morning })).toEqual([]);
    const unknown = aSchedule({ plan: { weekly: [], exceptions: null } });
    expect(seen({ at: morning, rendered: morning }, unknown)).toEqual([]);
  });

  it.each(['2027-03-28', '2026-10-25'])(
    'use local time on %s, when daylight saving time changes',
    (date) => {
      const at = pragueInstant(date, '09:00');
      const [first] = seen({ at, rendered: pragueInstant(date, '01:00') });
      expect(first).toBe(`${date} 10:00`);
    },
  );
});

describe('the next starts in a night that goes past midnight', () => {
  const schedule = aSchedule();
  const night = {
    ...schedule,
    plan: {
      ...schedule.plan,
      exceptions: [{ date: '2026-11-26', opens: '10:00', closes: '01:00', lastEntry: '00:30' }],
    },
  };
  const late = pragueInstant('2026-11-26', '23:40');
  const afterMidnight = pragueInstant('2026-11-27', '00:10');

  it.each([late, afterMidnight])(
    'are those of the night on a page that was rendered at %s',
    (rendered) => {
      expect(seen({ at: afterMidnight, rendered }, night)).toEqual(['2026-11-27 00:30']);
      expect(seen({ at: pragueInstant('2026-11-27', '00:30'), rendered }, night)).toEqual([
        ...['2026-11-27 10:00', '2026-11-27 10:30', '2026-11-27 11:00'],
      ]);
    },
  );

  it('are those of the next day in a language without tours in the night', () => {
    const german = { at: afterMidnight, rendered: late, language: 'de' } as const;
    expect(seen(german, night)).toEqual(['2026-11-27 10:00']);
  });
});
