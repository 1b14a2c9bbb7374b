import { expect, it } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import { weekdays } from '#lib/time/weekdays';
import { TourDays } from './tour-days';

it.each([
  ['en', weekdays, 'daily'],
  ['en', ['friday', 'saturday', 'sunday'], 'Friday to Sunday'],
  ['cs', ['friday', 'saturday', 'sunday'], 'od pátku do neděle'],
  ['de', ['saturday', 'sunday'], 'samstags und sonntags'],
  ['it', ['monday', 'friday', 'saturday', 'sunday'], 'il lunedì e dal venerdì alla domenica'],
] as const)('shows weekdays in %s: %s', (locale, days, text) => {
  const { container } = renderLocalized(<TourDays days={days} locale={locale} />, locale);
  expect(container).toHaveTextContent(text);
});
