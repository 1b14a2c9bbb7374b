import { expect, it } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import { datesFrom } from '#lib/time/prague';
import { weekdays } from '#lib/time/weekdays';
import { HoursNow } from './hours-now';

const weekly = weekdays.map((day) => ({ day, opens: '10:00', closes: '20:00' }));

it.each([
  ['en', 'Closed today, opens on 11 January at 10:00'],
  ['cs', 'Dnes zavřeno, otevíráme 11. ledna v 10:00'],
  ['de', 'Heute geschlossen, öffnet am 11. Januar um 10:00 Uhr'],
  ['it', 'Oggi chiuso, apre l’11 gennaio alle 10:00'],
] as const)('names the date of an opening that is a week ahead, in %s', (locale, text) => {
  const exceptions = datesFrom('2027-01-04', 7).map((date) => ({ date, closed: true }));
  const now = new Date('2027-01-04T12:00:00+01:00');
  const { container } = renderLocalized(
    <HoursNow venue={{ weekly, exceptions }} now={now} />,
    locale,
  );
  expect(container.querySelector('[data-shown]')?.textContent?.replaceAll('\u00a0', ' ')).toBe(
    text,
  );
});
