import { fetchWithRetry } from '#lib/platform/http/fetch-with-retry';
import { addMonths } from '#lib/time/months';
import { addressOf } from '../ui/form-address';
import { updateTimed } from '../ui/update-timed';
import { monthTables } from './date-grid';

interface MonthButtons {
  readonly before: HTMLButtonElement;
  readonly after: HTMLButtonElement;
}

/** Returns the buttons of a calendar that show other months. */
export function monthButtons(form: HTMLFormElement): MonthButtons | null {
  const [before, after] = form.querySelectorAll<HTMLButtonElement>('button[formaction]');
  return before && after ? { before, after } : null;
}

/** Returns the months of a calendar that are shown, the first one first, `YYYY-MM`. */
export function shownMonths(form: HTMLFormElement): string[] {
  return monthTables(form)
    .filter(({ hidden }) => !hidden)
    .flatMap(({ dataset }) => dataset.month ?? []);
}

/**
 * Whether a month (`YYYY-MM`) is among those that a calendar offers: an event's has no others than it
 * shows.
 */
export function isOffered(form: HTMLFormElement, month: string): boolean {
  const [first, last] = boundsOf(form);
  if (!first || !last) return shownMonths(form).includes(month);
  return first <= month && month <= last;
}

/** Whether a month (`YYYY-MM`) of a calendar has a day that can be chosen. */
export function hasDays(form: HTMLFormElement, month: string): boolean {
  const table = monthTables(form).find(({ dataset }) => dataset.month === month);
  return Boolean(table?.querySelector('button[name="date"]'));
}

function boundsOf(form: HTMLFormElement): string[] {
  return form.querySelector<HTMLElement>('[data-months]')?.dataset.months?.split(' ') ?? [];
}

/** The first of the months that were asked for last, by calendar. */
const wanted = new WeakMap<HTMLFormElement, string>();

/**
 * Shows two months from `first` on (`YYYY-MM`), and says so to screen readers. Months that are not on
 * the page are taken from the page that the form's buttons lead to. Rejects when it cannot be loaded.
 * Does neither if other months have been asked for meanwhile.
 */
export async function showMonths(form: HTMLFormElement, first: string): Promise<void> {
  wanted.set(form, first);
  const isWanted = () => wanted.get(form) === first;
  const months = [first, addMonths(first, 1)];
  const present = monthTables(form).map(({ dataset }) => dataset.month);
  if (!months.every((month) => present.includes(month))) {
    await addMonthsFrom(form, first).catch((error: unknown) => {
      if (isWanted()) throw error;
    });
  }
  if (!isWanted()) return;
  for (const table of monthTables(form)) table.hidden = !months.includes(table.dataset.month ?? '');
  const [earliest, latest] = boundsOf(form);
  const buttons = monthButtons(form);
  if (buttons) {
    buttons.before.value = addMonths(first, -1);
    buttons.before.disabled = months[0] === earliest;
    buttons.after.value = addMonths(first, 1);
    buttons.after.disabled = months[1] === latest;
  }
  const status = form.querySelector('[data-shown-months]');
  const captions = monthTables(form).filter(({ hidden }) => !hidden);
  if (status) status.textContent = captions.map((table) => table.caption?.textContent).join(', ');
}

/** Adds the months of the page that shows `first`, hidden, between those that are there. */
async function addMonthsFrom(form: HTMLFormElement, first: string): Promise<void> {
  const { after } = monthButtons(form) ?? {};
  if (!after) return;
  const address = new URL(addressOf(form, after));
  address.searchParams.set(after.name, first);
  const response = await fetchWithRetry(address.href);
  if (!response.ok) throw new Error(`The months did not load: ${response.status}.`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  for (const table of page.querySelectorAll<HTMLTableElement>('table[data-month]')) {
    const month = table.dataset.month ?? '';
    const there = monthTables(form);
    if (there.some(({ dataset }) => dataset.month === month)) continue;
    const next = there.find(({ dataset }) => (dataset.month ?? '') > month);
    const added = document.importNode(table, true);
    added.hidden = true;
    if (next) next.before(added);
    else there.at(-1)?.after(added);
  }
  updateTimed();
}
