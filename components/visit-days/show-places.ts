import { isLocale, type Locale } from '#lib/platform/i18n/locales';
import {
  type AvailabilityRequest,
  type AvailableStart,
  hasPlaces,
  parseAvailability,
  withDays,
} from '#lib/tickets/checkout/availability';
import { languageField, readQuery } from '#lib/tickets/checkout/checkout-query';
import { loadProvider } from '#lib/tickets/checkout/provider';
import { anyLanguage } from '#lib/tickets/starts/given-in';
import { lastDayOf } from '#lib/time/last-day-of';
import { isReached } from '../ui/is-reached';

/** The starts on sale in a span of days (`YYYY-MM-DD`, both included). */
export interface KnownStarts {
  readonly from: string;
  readonly through: string;
  readonly starts: readonly AvailableStart[];
}

/**
 * Asks the provider for the starts of some months (`YYYY-MM`, in order). Null where it does not offer
 * this, or its answer is no list; rejects when its script does not load, or it cannot say.
 */
export async function requestStarts(
  form: HTMLFormElement,
  scriptUrl: string,
  months: readonly string[],
): Promise<KnownStarts | null> {
  const [first, last] = [months[0], months.at(-1)];
  const provider = await loadProvider(scriptUrl);
  if (!first || !last || !provider.availability) return null;
  const { product } = readQuery(new URLSearchParams(form.dataset.checkout));
  const request: AvailabilityRequest = {
    product,
    from: `${first}-01`,
    through: lastDayOf(last),
  };
  const starts = parseAvailability(await provider.availability(request));
  return starts && { from: request.from, through: request.through, starts };
}

/**
 * Crosses out the days and starts without free places in the chosen language, except in a line of starts
 * that the visitor is at.
 */
export function showPlaces(form: HTMLFormElement, { from, through, starts }: KnownStarts): void {
  const language = chosenLanguage(form);
  const ofDays = withDays(starts, nightsOf(form));
  for (const button of form.querySelectorAll<HTMLButtonElement>('button[name="date"]')) {
    const { value } = button;
    const day = value.slice(0, 10);
    const line = button.closest('p');
    if (day < from || day > through || (line && isReached(line))) continue;
    button.disabled = isGiven(button, language) && !hasPlaces(ofDays, value, language);
    nameFull(button, form.dataset.visitDays ?? '');
  }
}

/**
 * Shows the note that sold-out days are crossed out, or, while the provider has not answered for every month
 * shown, the one that the days follow the opening hours.
 */
export function showAvailabilityNote(form: HTMLFormElement, areKnown: boolean): void {
  const byPlaces = form.querySelector<HTMLElement>('[data-by-places]');
  const byHours = form.querySelector<HTMLElement>('[data-by-hours]');
  if (byPlaces) byPlaces.hidden = !areKnown;
  if (byHours) byHours.hidden = areKnown;
}

/** Returns the last starts of the nights of a calendar that go past midnight, by their days. */
function nightsOf(form: HTMLFormElement): ReadonlyMap<string, string> {
  const late = form.querySelectorAll<HTMLButtonElement>('button[data-last-start]');
  return new Map([...late].map(({ value, dataset }) => [value, dataset.lastStart ?? '']));
}

/** Whether a day or start is given in a language, or in any: otherwise it is not shown anyway. */
function isGiven(button: HTMLButtonElement, language: Locale | null): boolean {
  const { givenIn } = button.closest<HTMLElement>('[data-given-in]')?.dataset ?? {};
  return givenIn?.split(' ').includes(language ?? anyLanguage) ?? true;
}

function chosenLanguage(form: HTMLFormElement): Locale | null {
  const language = new FormData(form).get(languageField);
  return isLocale(language) ? language : null;
}

/** Names what is crossed out as full: the cell of a day, whose button is then gone, or a start. */
function nameFull(button: HTMLButtonElement, full: string): void {
  const cell = button.closest('td');
  const named = cell ?? button;
  if (!button.disabled) named.removeAttribute('aria-label');
  else named.ariaLabel = `${(cell ? button.ariaLabel : button.textContent) ?? ''}, ${full}`;
}
