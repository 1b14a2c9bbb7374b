import { expect } from '@playwright/test';
import { withinFiveSeconds } from './within-five-seconds.ts';

const minute = 60_000;

/** Returns the beginning of a minute, at least one whole minute from now. */
export function upcomingMinute(): Date {
  return new Date(Math.ceil(Date.now() / minute + 1) * minute);
}

/** Expects that something of a public page is so from a time on, and not before. */
export async function expectPublicFrom(
  time: Date,
  isPublic: () => Promise<boolean>,
): Promise<void> {
  expect(await isPublic(), 'before its time').toBe(false);
  expect(Date.now()).toBeLessThan(time.getTime());
  const timeout = time.getTime() - Date.now() + withinFiveSeconds.timeout;
  await expect.poll(isPublic, { ...withinFiveSeconds, timeout }).toBe(true);
  expect(Date.now()).toBeGreaterThanOrEqual(time.getTime());
}
