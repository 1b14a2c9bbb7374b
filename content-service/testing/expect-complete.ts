import { expect } from 'vitest';
import type { Heard } from './many-listeners.ts';

/** Expects that each listener has received every event once and in order. */
export function expectComplete(heard: readonly Heard[]): void {
  for (const { kind, expected, events, reconnects } of heard) {
    expect(reconnects).toBe(0);
    // The writers of different documents do not know in which order they wrote.
    if (kind === 'document') expect(events).toEqual(expected);
    else expect(events.toSorted()).toEqual(expected.toSorted());
  }
  const orders = heard.filter(({ kind }) => kind === 'type').map(({ events }) => events.join());
  expect(new Set(orders).size).toBe(1);
}
