import { expect } from '@playwright/test';
import { withinFiveSeconds } from './within-five-seconds.ts';

const minute = 60_000;

/** Returns the beginning of a minute, at least one whole minute from now. */
export function upcomingMinute(): Date {
  return new Date(Math.ceil(Date.now() / minute + 1) * minute);
}

/** Expects that a page has a text from a time on, and not before. */
export async function expectPublicFrom(
  time: Date,
  html: () => Promise<string>,
  text: string | RegExp,
): Promise<void> {
  expect(await html()).not.toMatch(text);
  expect(Date.now()).toBeLessThan(time.getTime());
  const timeout = time.getTime() - Date.now() + withinFiveSeconds.timeout;
  await expect.poll(html, { ...withinFiveSeconds, timeout }).toMatch(text);
  expect(Date.now()).toBeGreaterThanOrEqual(time.getTime());
}
