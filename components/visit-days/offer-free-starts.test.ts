import { beforeEach, expect, it, vi } from 'vitest';
import { updateTimed } from '../ui/update-timed';
import { offerFreeStarts } from './offer-free-starts';

// At seven in the morning, all of these are to come.
const clocks = ['10:00', '10:30', '11:00', '11:30', '12:00', '12:30', '13:00'];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-04T07:00:00Z') });
  return () => vi.useRealTimers();
});

/** Renders the starts of a day, and marks those that are sold out. */
function aDay(soldOut: readonly string[]): HTMLFormElement {
  const starts = clocks.map((clock) => {
    const disabled = soldOut.includes(clock) ? 'disabled' : '';
    return `<span data-shown="../2026-12-04T${clock}Z"><button ${disabled}>${clock}</button></span>`;
  });
  document.body.innerHTML = `<form><div data-shown="../2026-12-04T13:00Z"><p><span>Later today</span>${starts.join('')}</p></div></form>`;
  const [form] = document.forms;
  if (!form) throw new Error('no form');
  offerFreeStarts(form);
  return form;
}

function shownAt(clock: string): string[] {
  vi.setSystemTime(new Date(`2026-12-04T${clock}Z`));
  updateTimed();
  const starts = [...document.querySelectorAll<HTMLElement>('span[data-shown]')];
  return starts.filter(({ hidden }) => !hidden).map(({ textContent }) => textContent ?? '');
}

it('shows the next three starts of a day while all have places', () => {
  aDay([]);
  expect(shownAt('07:00')).toEqual(['10:00', '10:30', '11:00']);
  expect(shownAt('10:30')).toEqual(['11:00', '11:30', '12:00']);
});

it('shows the next three that have places, where the very next have none', () => {
  aDay(['10:00', '10:30', '11:00', '12:00']);
  expect(shownAt('07:00')).toEqual(['11:30', '12:30', '13:00']);
});

it('shows those without places once no other is left', () => {
  aDay(['10:00', '10:30', '11:00', '12:00', '12:30', '13:00']);
  expect(shownAt('07:00')).toEqual(['11:30']);
  expect(shownAt('11:30')).toEqual(['12:00', '12:30', '13:00']);
});

it('shows the next three of a day without places', () => {
  aDay(clocks);
  expect(shownAt('07:00')).toEqual(['10:00', '10:30', '11:00']);
});

it('shows them again when they have places in another language', () => {
  const form = aDay(['10:00', '10:30']);
  expect(shownAt('07:00')).toEqual(['11:00', '11:30', '12:00']);
  for (const button of form.querySelectorAll('button')) button.disabled = false;
  offerFreeStarts(form);
  expect(shownAt('07:00')).toEqual(['10:00', '10:30', '11:00']);
});
