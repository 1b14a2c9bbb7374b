import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import type { Locale } from '#lib/platform/i18n/locales';
import type { CalendarChoice } from '#lib/tickets/starts/read-choice';
import { aSchedule } from '#lib/tickets/starts/testing/a-schedule';
import type { Schedule } from '#lib/tickets/starts/visit-days';
import { VisitDays } from './visit-days';

interface Shown {
  readonly isPart?: boolean;
  readonly schedule?: Schedule;
  readonly choice?: Partial<CalendarChoice>;
  readonly locale?: Locale;
  readonly now?: Date;
}

/** Shows the calendar of a tour, on Thursday, 26 November 2026, at 14:10 in Prague. */
function show({
  isPart = false,
  schedule = aSchedule(),
  choice,
  locale = 'en',
  now = new Date('2026-11-26T13:10:00Z'),
}: Shown = {}) {
  return renderLocalized(
    <VisitDays
      experience="experience-cellar-route"
      schedule={schedule}
      choice={{ month: '2026-11', language: undefined, ...choice }}
      isPart={isPart}
      locale={locale}
      now={now}
    />,
    locale,
  );
}

const daysOf = (month: string) =>
  within(screen.getByText(month).closest('table') ?? document.body)
    .getAllByRole('button')
    .map((button) => button.getAttribute('value'));

describe('VisitDays', () => {
  it('offers the remaining days of two months, except those on which the museum is closed', () => {
    show();
    expect(daysOf('November 2026')).toEqual(
      ['26', '27', '28', '29', '30'].map((day) => `2026-11-${day}`),
    );
    const december = daysOf('December 2026');
    expect(december).toHaveLength(30);
    expect(december).not.toContain('2026-12-24');
  });

  it('does not offer today after the last start', () => {
    show({ now: new Date('2026-11-26T17:30:00Z') });
    expect(daysOf('November 2026')[0]).toBe('2026-11-27');
  });

  it('labels days with their weekday and languages', () => {
    show({ locale: 'de' });
    const cellOf = (name: RegExp) => screen.getByRole('button', { name }).closest('td');
    const [thursday, friday] = [cellOf(/^Do.*26\.\sNovember$/), cellOf(/^Fr.*27\.\sNovember$/)];
    expect(thursday).toHaveAttribute('data-given-in', 'any cs en');
    expect(friday).toHaveAttribute('data-given-in', 'any cs en de');
  });

  it('shows the last start of a day that has starts after midnight', () => {
    const schedule = aSchedule();
    const night = { date: '2026-11-27', opens: '18:00', closes: '02:00', lastEntry: '01:00' };
    const { container } = show({
      schedule: { ...schedule, plan: { ...schedule.plan, exceptions: [night] } },
    });
    const marked = [...container.querySelectorAll<HTMLButtonElement>('[data-last-start]')];
    expect(marked.map(({ value, dataset }) => [value, dataset.lastStart])).toEqual([
      ['2026-11-27', '2026-11-28T01:00'],
    ]);
  });

  it('selects the language of the page, or any language', () => {
    show({ locale: 'de' });
    expect(screen.getByRole('combobox')).toHaveValue('de');
  });

  it('selects any language when there are no tours in that of the page', () => {
    show({ locale: 'it' });
    expect(screen.getByRole('combobox', { name: 'Lingua della visita' })).toHaveValue('');
    expect(screen.queryByRole('option', { name: 'Italiano' })).not.toBeInTheDocument();
  });

  it('keeps the chosen language and month', () => {
    show({ locale: 'de', choice: { month: '2027-01', language: null } });
    expect(screen.getByRole('combobox')).toHaveValue('');
    expect(daysOf('Januar 2027')).toHaveLength(31);
    expect(screen.getByRole('button', { name: 'Voriger Monat' })).toHaveValue('2026-12');
    expect(screen.getByRole('button', { name: 'Nächster Monat' })).toHaveValue('2027-02');
  });

  it('links days to the checkout, and months to their own addresses', () => {
    const { container } = show({ locale: 'cs' });
    const form = container.querySelector('form');
    expect(form).toHaveAttribute('action', '/checkout-demo');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      experience: 'experience-cellar-route',
      locale: 'cs',
      language: 'cs',
    });
    expect(screen.getByRole('button', { name: 'Další měsíc' })).toHaveAttribute(
      'formaction',
      '/cs/visit-days',
    );
    expect(screen.queryByRole('button', { name: 'Předchozí měsíc' })).not.toBeInTheDocument();
  });

  it('shows the note on days and times outside the collapsed months', () => {
    show({ isPart: true });
    const note = screen.getByText(/^Days and times follow our opening hours/);
    expect(note).toBeVisible();
    expect(note.closest('details')).toBeNull();
    expect(screen.getByText('December 2026').closest('details')).not.toBeNull();
  });

  it('formats the next start of a later day as the checkout does', () => {
    const { container } = show({
      isPart: true,
      locale: 'de',
      now: new Date('2026-11-26T18:00:00Z'),
    });
    const starts = [...container.querySelectorAll('.days-start')].map((each) => each.textContent);
    expect(starts).toContain('Fr., 27.\u00a0November, 10:00\u00a0Uhr');
  });

  it('shows no choice of languages when none is known', () => {
    show({ schedule: aSchedule({ languages: [] }) });
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(daysOf('November 2026')).toHaveLength(5);
  });

  it('shows a notice instead of the calendar when the days are not known', () => {
    show({ schedule: aSchedule({ plan: { weekly: [], exceptions: null } }) });
    expect(screen.getByText(/We don’t know the days yet/)).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});
