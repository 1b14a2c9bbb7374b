import type { Locator, Page } from '@playwright/test';
import type { Locale } from '../../lib/platform/i18n/locales.ts';
import { formatMonthYear } from '../../lib/time/format/date.ts';
import { addMonths } from '../../lib/time/months.ts';
import { pragueTime } from '../../lib/time/prague.ts';

/** Returns the calendar of an experience or event on a page. */
export function visitDays(page: Page): Locator {
  return page.getByRole('main').locator('form[data-visit-days]');
}

/** Returns the buttons of the starts that a calendar knows; visible are those that come next. */
export function startButtons(calendar: Locator): Locator {
  return calendar.locator('button[name="date"][value*="T"]');
}

/** Returns the starts of the fullest day that a calendar knows, as `YYYY-MM-DDTHH:mm` in Prague. */
export async function startsOfFullestDay(calendar: Locator): Promise<string[]> {
  const starts = await startButtons(calendar).evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('value') ?? ''),
  );
  const days = [...Map.groupBy(starts, (start) => start.slice(0, 10)).values()];
  return days.toSorted((one, other) => other.length - one.length)[0] ?? [];
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
