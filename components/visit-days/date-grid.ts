import { dayOfKey } from './day-of-key';

/** Returns the tables of a calendar's months, the earliest first, those not shown among them. */
export function monthTables(form: HTMLFormElement): HTMLTableElement[] {
  return [...form.querySelectorAll<HTMLTableElement>('table[data-month]')];
}

/** Returns the cells of a month's days, the first one first; weeks that are over may be missing. */
function daysOf(table: HTMLTableElement): HTMLTableCellElement[] {
  return [...table.querySelectorAll('td')].filter(({ firstChild }) => firstChild !== null);
}

/** Returns the number of the day that a cell begins with; a name may follow it. */
function numberOf(cell: HTMLTableCellElement): number {
  return Number.parseInt(cell.firstChild?.textContent ?? '', 10);
}

/** Returns the button of a day, or its cell where there is nothing to press in the chosen language. */
function focusableOf(cell: HTMLTableCellElement): HTMLElement {
  const button = cell.querySelector('button');
  return button && !button.disabled && button.getClientRects().length > 0 ? button : cell;
}

/** Returns the date (`YYYY-MM-DD`) of the day that an element belongs to, or null if it is none. */
function dateAt(element: Element): string | null {
  const [table, cell] = [element.closest('table'), element.closest('td')];
  if (!table || !cell?.firstChild) return null;
  return `${table.dataset.month}-${String(numberOf(cell)).padStart(2, '0')}`;
}

/**
 * Returns the cell of a date (`YYYY-MM-DD`), or null if it is not on the page: then, of another month
 * than the focused one, the first cell, which is the nearest, because only first weeks are left out.
 */
function cellOf(form: HTMLFormElement, date: string): HTMLTableCellElement | null {
  const table = monthTables(form).find(({ dataset }) => dataset.month === date.slice(0, 7));
  const days = table ? daysOf(table) : [];
  const cell = days.find((each) => numberOf(each) === Number(date.slice(8)));
  if (cell) return cell;
  return table?.contains(document.activeElement) ? null : (days[0] ?? null);
}

/**
 * Makes the months grids with one tab stop each, in which days that cannot be pressed are disabled;
 * repeated whenever that changes. Focus stays on its day.
 */
export function updateGrids(form: HTMLFormElement): void {
  const focused = form.ownerDocument.activeElement?.closest('td') ?? null;
  for (const table of monthTables(form)) {
    table.setAttribute('role', 'grid');
    const days = daysOf(table);
    for (const day of days) {
      const focusable = focusableOf(day);
      day.removeAttribute('aria-disabled');
      day.removeAttribute('tabindex');
      day.querySelector('button')?.setAttribute('tabindex', '-1');
      focusable.tabIndex = -1;
      if (focusable === day) day.setAttribute('aria-disabled', 'true');
    }
    const stop =
      days.find((day) => day === focused) ??
      days.find((day) => focusableOf(day) !== day) ??
      days[0];
    if (stop) focusableOf(stop).tabIndex = 0;
  }
  if (focused && form.contains(focused)) focusableOf(focused).focus();
}

/**
 * Moves the focus to a day (`YYYY-MM-DD`) of a month on the page, and its grid's tab stop with it; from
 * another month, whose first weeks may be left out, to the nearest day that is there.
 */
export function focusDay(form: HTMLFormElement, date: string): void {
  const cell = cellOf(form, date);
  if (!cell) return;
  focusableOf(cell).focus();
  updateGrids(form);
}

/**
 * Calls `go` with the day to which a key leads, for keys pressed on a day of the calendar: arrows, Home
 * and End within a week, Page Up and Page Down between months, with Shift between years.
 */
export function listenForKeys(form: HTMLFormElement, go: (date: string) => void): void {
  form.addEventListener('keydown', (event) => {
    const { target, altKey, ctrlKey, metaKey } = event;
    const date = target instanceof Element ? dateAt(target) : null;
    const next = date && !altKey && !ctrlKey && !metaKey ? dayOfKey(event, date) : null;
    if (next === null) return;
    event.preventDefault();
    go(next);
  });
}
