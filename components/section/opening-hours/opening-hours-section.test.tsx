import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import { getOpeningHours, type VenueHours } from '#lib/content/get-opening-hours';
import type { SectionOf } from '#lib/content/get-page';
import type { Locale } from '#lib/i18n/locales';
import { aPicture } from '#lib/picture/testing/a-picture';
import { weekdays } from '#lib/time/weekdays';
import { OpeningHoursSection } from './opening-hours-section';

vi.mock('#lib/content/get-opening-hours', () => ({ getOpeningHours: vi.fn() }));

function venue(_id: string, title: string, closes: string, lastEntry?: string): VenueHours {
  return {
    _id,
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

async function draw(
  overrides: Partial<SectionOf<'openingHoursSection'>> = {},
  locale: Locale = 'en',
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
  return renderLocalized(await OpeningHoursSection({ section, locale }), locale);
}

/** The rows of a venue's table as a visitor reads them. */
function rows(name: string) {
  const table = within(screen.getByRole('table', { name }));
  return table
    .getAllByRole('row')
    .map((row) => Array.from(row.children, ({ textContent }) => textContent));
}

describe('OpeningHoursSection', () => {
  it('tells each venue’s week, equal days together, then the days that differ', async () => {
    await draw();
    expect(rows('Museum')).toEqual([
      ['Day', 'Open', 'Last entry'],
      ['Monday–Saturday', '10:00–20:00', '18:30'],
      ['Sunday', '10:00–19:00', '18:30'],
      ['Thu 24\u00a0December Štědrý den', 'closed', ''],
    ]);
  });

  it('has no column for a last entry that nobody tells', async () => {
    await draw({}, 'cs');
    expect(rows('Výčep')).toEqual([
      ['Den', 'Otevřeno'],
      ['Pondělí–sobota', '10:00–01:00'],
      ['Neděle', '10:00–19:00'],
      ['Čt 24.\u00a0prosince Štědrý den', 'zavřeno'],
    ]);
  });

  it('draws the venues that were chosen', async () => {
    await draw({ venues: ['taproom'] });
    expect(screen.getByRole('table')).toHaveAccessibleName('Výčep');
  });

  it('shows its picture', async () => {
    await draw({ picture: aPicture({ alt: 'A green door' }) });
    expect(screen.getByRole('img', { name: 'A green door' })).toBeVisible();
  });
});
