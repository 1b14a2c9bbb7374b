import { addMonths } from '#lib/time/months';
import { addressOf } from '../ui/form-address';
import { isReached } from '../ui/is-reached';
import { focusDay, listenForKeys, updateGrids } from './date-grid';
import { offerFreeStarts } from './offer-free-starts';
import { hasDays, isOffered, monthButtons, showMonths, shownMonths } from './show-months';
import { type KnownStarts, requestStarts, showAvailabilityNote, showPlaces } from './show-places';

const enhanced = new WeakSet<HTMLFormElement>();

/**
 * Turns the months of a calendar into grids with arrow keys, shows other months in place, and crosses
 * out what the provider, whose script is loaded for this, says is sold out. Without its answer, the
 * days by the opening hours stay. Later calls for a form have no effect.
 */
export function enhanceCalendar(form: HTMLFormElement, scriptUrl: string): void {
  if (enhanced.has(form)) return;
  enhanced.add(form);
  const known = new Map<string, KnownStarts>();
  const unknownMonths = () =>
    shownMonths(form).filter((month) => !known.has(month) && hasDays(form, month));
  const update = () => {
    for (const starts of new Set(known.values())) showPlaces(form, starts);
    offerFreeStarts(form);
    showAvailabilityNote(form, known.size > 0 && unknownMonths().length === 0);
    updateGrids(form);
  };
  const ask = async () => {
    // At most two in a row (docs/checkout.md): of a long event, the last month has no day to choose.
    const months = unknownMonths();
    const starts = await requestStarts(form, scriptUrl, months);
    if (!starts) return;
    for (const month of months) known.set(month, starts);
    update();
  };
  const show = async (first: string) => {
    await showMonths(form, first);
    update();
    // If the request fails, the calendar stays unchanged.
    ask().catch(() => undefined);
  };
  const goTo = async (date: string) => {
    const [month, shown] = [date.slice(0, 7), shownMonths(form)];
    if (!isOffered(form, month)) return;
    if (!shown.includes(month)) await show(month < (shown[0] ?? '') ? month : addMonths(month, -1));
    focusDay(form, date);
  };
  listenForKeys(form, (date) => void goTo(date).catch(() => undefined));
  form.addEventListener('change', update);
  // A line of starts stays as it is while the visitor is at it. The focus moves after `focusout`, hence the
  // timer; `mouseleave`, because after a tap `:hover` stays until the next one, and only then is it sent.
  const updateLeftLine = ({ target }: Event) => {
    const line = target instanceof Element ? target.closest('p') : null;
    if (!line) return;
    setTimeout(() => {
      if (!isReached(line)) update();
    });
  };
  form.addEventListener('focusout', updateLeftLine);
  form.addEventListener('mouseleave', updateLeftLine, true);
  // The clock hides the current day after its last start: it must not take the grid's tab stop along.
  const hidings = new MutationObserver(() => updateGrids(form));
  hidings.observe(form, { attributeFilter: ['hidden'], subtree: true });
  // Phones have the months folded, and what is folded cannot be pressed.
  form.addEventListener('toggle', update, true);
  form.addEventListener('click', (event) => {
    const { target } = event;
    const button = target instanceof Element ? target.closest('button') : null;
    const { before, after } = monthButtons(form) ?? {};
    if (!button || (button !== before && button !== after)) return;
    event.preventDefault();
    show(button.value).then(
      () => button.disabled && (button === before ? after : before)?.focus(),
      () => location.assign(addressOf(form, button)),
    );
  });
  update();
  ask().catch(() => undefined);
}
