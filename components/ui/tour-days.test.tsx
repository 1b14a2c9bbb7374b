import { expect, it } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import { weekdays } from '#lib/time/weekdays';
import { TourDays } from './tour-days';

it.each([
  ['en', weekdays, 'daily'],
  ['en', ['friday', 'saturday', 'sunday'], 'Friday to Sunday'],
  ['cs', ['friday', 'saturday', 'sunday'], 'pátek až neděle'],
  ['de', ['saturday', 'sunday'], 'Samstag und Sonntag'],
  ['it', ['monday', 'friday', 'saturday', 'sunday'], 'lunedì e da venerdì a domenica'],
] as const)('shows weekdays in %s: %s', (locale, days, text) => {
  const { container } = renderLocalized(<TourDays days={days} locale={locale} />, locale);
  expect(container).toHaveTextContent(text);
});
