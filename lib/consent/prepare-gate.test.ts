import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leaveGate } from './leave-gate.ts';
import { prepareGate } from './prepare-gate.ts';

const proof = 'age-proof=1';
const html = document.documentElement;

beforeEach(() => {
  document.body.innerHTML = '<div id="gate" tabindex="-1"></div><div id="page"></div>';
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(600);
});

afterEach(() => {
  for (const name of ['gate', 'choice', 'adult']) delete html.dataset[name];
  history.replaceState(null, '', '/');
});

/** Prepares the gate for a visitor with `cookies`, and simulates the end of parsing. */
function arrive(cookies: string, choiceMade: boolean) {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookies);
  prepareGate(proof, choiceMade);
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  const page = document.getElementById('page');
  return { ...html.dataset, inert: Boolean(page?.inert) };
}

test('a visitor with age proof and cookie choice sees no gate', () => {
  expect(arrive(`a=1; ${proof}`, true)).toEqual({ gate: 'passed', adult: 'yes', inert: false });
});

test('a new visitor is asked for both, and the page behind the gate is inert', () => {
  expect(arrive('not-age-proof=1', false)).toEqual({ gate: 'open', choice: 'needed', inert: true });
  expect(document.activeElement?.id).toBe('gate');
});

test('a question that has been answered is not asked again', () => {
  expect(arrive('', true)).toEqual({ gate: 'open', inert: true });
  delete html.dataset.gate;
  expect(arrive(proof, false)).toMatchObject({ gate: 'open', choice: 'needed', adult: 'yes' });
});

test('a gate that a content blocker has hidden does not lock the page', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(0);
  expect(arrive('', false)).toMatchObject({ gate: 'passed', inert: false });
});

test('terms that the gate links to are readable before they are agreed to', () => {
  document.body.insertAdjacentHTML('beforeend', '<section id="terms"></section>');
  history.replaceState(null, '', '/en/terms-and-conditions#terms');
  expect(arrive('', false)).toMatchObject({ gate: 'reading', inert: false });
});

test('the anchor of the terms shows no other page without the gate', () => {
  history.replaceState(null, '', '/en#terms');
  expect(arrive('', false)).toMatchObject({ gate: 'open', inert: true });
});

test('the gate hides 150 ms after consent, and the page is no longer inert', () => {
  vi.useFakeTimers();
  arrive('', false);
  leaveGate();
  vi.advanceTimersByTime(149);
  expect(html.dataset.gate).toBe('leaving');
  vi.advanceTimersByTime(1);
  expect(html.dataset.gate).toBe('passed');
  expect(document.getElementById('page')?.inert).toBe(false);
  vi.useRealTimers();
});
