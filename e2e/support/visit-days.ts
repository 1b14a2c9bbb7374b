import type { Locator, Page } from '@playwright/test';
import type { Locale } from '../../lib/platform/i18n/locales.ts';
import { formatMonthYear } from '../../lib/time/format/date.ts';
import { addMonths } from '../../lib/time/months.ts';
import { pragueTime } from '../../lib/time/prague.ts';

/** Returns the calendar of an experience or event on a page. */
export function visitDays(page: Page): Locator {
  return page.getByRole('main').locator('form[data-visit-days]');
}

/** Returns the month so many months after the current one, `YYYY-MM`, and its name. */
export function monthAfter(months: number, locale: Locale) {
  const month = addMonths(pragueTime(new Date()).date.slice(0, 7), months);
  return { month, name: formatMonthYear(month, locale) };
}

/** Returns the day that has the focus in a calendar, `YYYY-MM-DD`, or null outside. */
export function focusedDay(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const cell = document.activeElement?.closest('td');
    const day = cell?.firstChild?.textContent?.padStart(2, '0');
    return day ? `${cell?.closest('table')?.dataset.month}-${day}` : null;
  });
}
