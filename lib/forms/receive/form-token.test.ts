import { expect, it } from 'vitest';
import { checkFormToken, issueFormToken } from './form-token.ts';

const SECRET = 'a-secret-of-some-length';
const OPENED = new Date('2026-05-04T10:00:00Z');

function later(seconds: number): Date {
  return new Date(OPENED.getTime() + seconds * 1000);
}

it('accepts its own forms after the minimum fill time and before expiry', () => {
  const form = issueFormToken('career', SECRET, OPENED);
  expect(checkFormToken('career', form, SECRET, later(1))).toBe('tooEarly');
  expect(checkFormToken('career', form, SECRET, later(2))).toBe('ok');
  expect(checkFormToken('career', form, SECRET, later(8 * 86_400))).toBe('expired');
});

it('rejects tokens that were not issued here', () => {
  const form = issueFormToken('career', SECRET, OPENED);
  const other = issueFormToken('career', SECRET, OPENED);
  const early = { ...form, startedAt: form.startedAt.replace(/^\d/, '0') };
  const swapped = { ...form, idempotencyKey: other.idempotencyKey };
  for (const forged of [early, swapped]) {
    expect(checkFormToken('career', forged, SECRET, later(60))).toBe('expired');
  }
  expect(checkFormToken('reservation', form, SECRET, later(60))).toBe('expired');
  const keyless = { ...form, idempotencyKey: '' };
  expect(checkFormToken('career', keyless, SECRET, later(60))).toBe('refused');
});

it('asks for a new token once the secret has been changed', () => {
  const form = issueFormToken('career', 'an-earlier-secret', OPENED);
  expect(checkFormToken('career', form, SECRET, later(60))).toBe('expired');
});

it('distinguishes a form without a token from a forged one', () => {
  const unopened = { idempotencyKey: '', startedAt: '' };
  expect(checkFormToken('career', unopened, SECRET, OPENED)).toBe('unopened');
});
