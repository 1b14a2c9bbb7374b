import { expect, it, vi } from 'vitest';
import { limits } from './rate-limit/limits.ts';
import { refuseChoice } from './refuse-choice.ts';

// Tests of the database cover counting in it; here it is unavailable.
vi.mock('../forms/submission-store.ts', () => ({
  submissionStore: () => Promise.reject(new Error('gone')),
}));
vi.mock('../platform/crypto/form-secret.ts', () => ({ formSecret: () => 'a-secret' }));

it('takes only so many cookie choices of a sender within a day, however spread out', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-04T00:00:00Z') });
  const choose = async (address: string) =>
    (await refuseChoice(new Headers({ 'x-client-address': address })))?.status ?? null;
  for (let taken = 0; taken < limits.consentOfDay.max; taken += 1) {
    if (taken % limits.consent.max === 0) vi.setSystemTime(Date.now() + limits.consent.span * 1000);
    expect(await choose('192.0.2.1')).toBeNull();
  }
  vi.setSystemTime(Date.now() + limits.consent.span * 1000);
  expect(await choose('192.0.2.1')).toBe(429);
  expect(await choose('192.0.2.2')).toBeNull();
  vi.setSystemTime(Date.now() + limits.consentOfDay.span * 1000);
  expect(await choose('192.0.2.1')).toBeNull();
});
