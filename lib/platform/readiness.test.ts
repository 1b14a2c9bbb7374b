// @vitest-environment node
import { expect, it } from 'vitest';
import { beginResuming, readiness, untilCompared, whileComparing } from './readiness.ts';

it('is ready when the last comparison in progress has ended, complete or not', async () => {
  const atStart = Promise.withResolvers<void>();
  const afterSuspension = Promise.withResolvers<boolean>();
  const first = whileComparing(() => atStart.promise);
  const second = whileComparing(() => afterSuspension.promise);
  atStart.reject(new Error('The content service does not respond.'));
  await expect(first).rejects.toThrow();
  expect(readiness()).toBe('starting');
  afterSuspension.resolve(true);
  expect(await second).toBe(true);
  await untilCompared();
  expect(readiness()).toBe('ready');
});

it('is ready again after a comparison once it has stood still', async () => {
  expect(beginResuming()).toBe(true);
  expect(readiness()).toBe('resuming');
  await whileComparing(async () => undefined);
  expect(readiness()).toBe('ready');
});
