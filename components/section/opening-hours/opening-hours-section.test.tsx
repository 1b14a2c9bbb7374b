import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import { TimedIsland } from '#components/ui/timed-island';
import { getOpeningHours, type VenueHours } from '#lib/content/get-opening-hours';
import type { SectionOf } from '#lib/content/get-page';
import { aPicture } from '#lib/media/picture/testing/a-picture';
import type { Locale } from '#lib/platform/i18n/locales';
import { weekdays } from '#lib/time/weekdays';
import { OpeningHoursSection } from './opening-hours-section';

vi.mock('#lib/content/get-opening-hours', () => ({ getOpeningHours: vi.fn() }));

function venue(_id: string, title: string, closes: string, lastEntry?: string): VenueHours {
  return {
    _id,
    _type: 'openingHours',
    venue: 'museum',
    title,
    weekly: weekdays.map((day) => ({
      _key: day,
      _type: 'weekdayHours',
      day,
      opens: '10:00',
      closes: day === 'sunday' ? '19:00' : closes,
      ...(lastEntry ? { lastEntry } : {}),
    })),
    exceptions: [
      {
        _key: 'eve',
        _type: 'hoursException',
        date: '2026-12-24',
        closed: true,
        note: 'Štědrý den',
      },
      { _key: 'may', _type: 'hoursException', date: '2026-05-01', closed: true },
    ],
  };
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-01T12:00:00Z'), toFake: ['Date'] });
  vi.mocked(getOpeningHours).mockResolvedValue([
    venue('museum', 'Museum', '20:00', '18:30'),
    venue('taproom', 'Výčep', '01:00'),
  ]);
});

afterEach(() => {
  vi.useRealTimers();
});

async function show(
  overrides: Partial<SectionOf<'openingHoursSection'>> = {},
  locale: Locale = 'en',
  lang?: Locale,
) {
  const section: SectionOf<'openingHoursSection'> = {
    _key: 'hours',
    _type: 'openingHoursSection',
    anchor: 'hours',
    tone: null,
    label: null,
    heading: 'When the door is open',
    intro: null,
    venues: null,
    picture: null,
    actions: null,
    ...overrides,
  };
  return renderLocalized(await OpeningHoursSection({ section, locale, lang }), locale);
}

/** Returns the rows of a venue's table as text. */
function rows(name: string) {
  const table = within(screen.getByRole('table', { name }));
  return table.getAllByRole('row').map((row) => Array.from(row.children, readable));
}

/** Returns the visible text. */
function readable(element: Element): string {
  const copy = document.createElement('div');
  copy.innerHTML = element.innerHTML;
  for (const hidden of copy.querySelectorAll('[hidden]')) hidden.remove();
  return copy.textContent.trim();
}

/** Returns the visible text of the elements with a class. */
function shown(className: string): string[] {
  return [...document.querySelectorAll(`${className}[data-shown], ${className} [data-shown]`)]
    .filter((element) => !element.hasAttribute('hidden'))
    .map(readable);
}

describe('OpeningHoursSection', () => {
  it('shows the week of each venue, equal days grouped, then the exceptional days', async () => {
    await show();
    expect(rows('Museum')).toEqual([
      ['Day', 'Open', 'Last entry'],
      ['Monday–Saturday', '10:00–20:00', '18:30'],
      ['Sunday', '10:00–19:00', '18:30'],
    ]);
    expect(rows('Museum: Exceptions')).toEqual([
      ['Day', 'Open', 'Last entry'],
      ['Thu 24\u00a0December Štědrý den', 'closed', ''],
    ]);
    expect(screen.getAllByText('Show all days')).toHaveLength(2);
  });

  it('lists an exceptional day with the week when it is near', async () => {
    vi.setSystemTime('2026-12-10T12:00:00Z');
    await show({ venues: ['museum'] });
    expect(rows('Museum').at(-1)).toEqual(['Thu 24\u00a0December Štědrý den', 'closed', '']);
    expect(screen.queryByText('Show all days')).toBeNull();
  });

  it('has no column for a last entry that no venue has', async () => {
    await show({}, 'cs');
    expect(rows('Výčep')).toEqual([
      ['Den', 'Otevřeno'],
      ['Pondělí–sobota', '10:00–1:00'],
      ['Neděle', '10:00–19:00'],
    ]);
  });

  it('renders only the chosen venues', async () => {
    await show({ venues: ['taproom'] });
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Výčep');
  });

  it('shows no current status without scripts', async () => {
    await show();
    expect(shown('.now')).toEqual([]);
  });

  it.each([
    ['en', '2026-12-01T12:00:00Z', 'Open now until 20:00, last entry at 18:30'],
    ['cs', '2026-12-01T18:00:00Z', 'Otevřeno do 20:00, poslední vstup byl v\u00a018:30'],
    ['de', '2026-12-01T20:00:00Z', 'Jetzt geschlossen, öffnet morgen um 10:00\u00a0Uhr'],
    ['it', '2026-12-24T10:00:00Z', 'Oggi chiuso, apre domani alle 10:00'],
    ['cs', '2026-12-23T20:00:00Z', 'Teď zavřeno, otevíráme v\u00a0pátek v\u00a010:00'],
  ] as const)('shows in %s at %s: %s', async (locale, at, text) => {
    vi.setSystemTime(at);
    await show({ venues: ['museum'] }, locale);
    renderLocalized(<TimedIsland />);
    expect(shown('.now')).toEqual([text]);
  });

  it('shows the hours of tomorrow, and marks the row of today', async () => {
    vi.setSystemTime('2026-12-23T09:00:00Z');
    await show({ venues: ['museum'] });
    renderLocalized(<TimedIsland />);
    expect(shown('.moment p + p')).toEqual(['Tomorrow closed, Štědrý den']);
    expect(shown('.mark')).toEqual(['today']);
    expect(rows('Museum')[1]?.[0]).toBe('Monday–Saturday today');
  });

  it('renders the mark of today only for days that may come before the page is rendered again', async () => {
    await show({ venues: ['museum'] });
    const marks = (name: string) => screen.getByRole('table', { name }).querySelectorAll('.mark');
    expect(marks('Museum')).toHaveLength(2);
    expect(marks('Museum: Exceptions')).toHaveLength(0);
  });

  it('announces a new window in the language of the page where its document is in English', async () => {
    const actions = [{ label: 'Map', href: 'https://map.example/', openInNewWindow: true }];
    await show({ actions }, 'cs', 'en');
    expect(screen.getByText(/v novém okně/).closest('[lang]')).toHaveAttribute('lang', 'cs');
  });

  it('shows its picture', async () => {
    await show({ picture: aPicture({ alt: 'A green door' }) });
    expect(screen.getByRole('img', { name: 'A green door' })).toBeVisible();
  });
});
