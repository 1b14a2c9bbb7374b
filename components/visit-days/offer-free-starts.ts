import { startSpans } from '#lib/tickets/starts/start-spans';
import { formatSpans, type ShownSpan } from '#lib/time/shown-spans';
import { isReached } from '../ui/is-reached';
import { updateTimed } from '../ui/update-timed';

interface Start {
  /** Shows it within its span of time. */
  readonly timed: HTMLElement;
  /** When it begins. */
  readonly until: Date;
  readonly isFree: boolean;
}

/**
 * Shows of each day the next starts that have free places. Those that are sold out are shown, crossed
 * out, only once the day has no others. A line that the visitor is at stays as it is.
 */
export function offerFreeStarts(form: HTMLFormElement): void {
  for (const line of form.querySelectorAll('p')) {
    if (isReached(line)) continue;
    const starts = startsOf(line);
    const free = starts.filter(({ isFree }) => isFree);
    const full = starts.filter(({ isFree }) => !isFree);
    const lastFree = free.at(-1)?.until;
    showNext(free);
    if (!lastFree) showNext(full);
    else for (const { timed, until } of full) show(timed, { from: lastFree, until });
  }
  updateTimed();
}

/** Returns the starts of a line that are shown when they are next, the first one first. */
function startsOf(line: HTMLParagraphElement): Start[] {
  return [...line.querySelectorAll<HTMLElement>('span[data-shown]')].flatMap((timed) => {
    const button = timed.querySelector('button');
    const end = Date.parse(timed.dataset.shown?.split('/')[1] ?? '');
    return button ? [{ timed, until: new Date(end), isFree: !button.disabled }] : [];
  });
}

function showNext(starts: readonly Start[]): void {
  const spans = startSpans(starts.map(({ until }) => until));
  for (const [index, { timed }] of starts.entries()) {
    const span = spans[index];
    if (span) show(timed, span);
  }
}

function show(timed: HTMLElement, span: ShownSpan): void {
  timed.dataset.shown = formatSpans([span]);
}
