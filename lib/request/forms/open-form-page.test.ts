import { expect, it, vi } from 'vitest';
import { readFormResult } from '../../forms/form-results.ts';
import { fieldLimits } from '../../forms/schema/field-limits.ts';
import type { FailureReason, SubmissionResult } from '../../forms/schema/submission-result.ts';
import { openFormPage } from './open-form-page.ts';

vi.mock('../../forms/form-results.ts', () => ({ readFormResult: vi.fn() }));
vi.mock('../../platform/crypto/form-secret.ts', () => ({
  formSecret: () => 'a-secret-of-some-length',
}));

const failed = (reason: FailureReason): SubmissionResult => ({
  status: 'failed',
  reason,
  contact: 'house@beer.example',
  requestId: 'r',
});

it('takes the subject from the address where a result has no values', async () => {
  const empty = { kind: 'career', result: failed('tooMany'), values: {} } as const;
  vi.mocked(readFormResult).mockResolvedValue(empty);
  const page = await openFormPage('career', 'answer', 'Brewer');
  expect(page).toMatchObject({ about: 'Brewer', result: empty.result });
  const values = { about: 'Cook' };
  const filled = { kind: 'career', result: failed('unavailable'), values } as const;
  vi.mocked(readFormResult).mockResolvedValue(filled);
  expect(await openFormPage('career', 'answer', 'Brewer')).toMatchObject({ about: 'Cook' });
});

it.each([
  ['unavailable', true],
  ['tooEarly', true],
  ['expired', false],
] as const)('a form that failed as %s keeps its key: %s', async (reason, isReused) => {
  const values = { idempotencyKey: 'key', startedAt: '1.x' };
  const result = failed(reason);
  vi.mocked(readFormResult).mockResolvedValue({ kind: 'career', result, values });
  const { opened } = await openFormPage('career', 'answer', '');
  expect(opened?.idempotencyKey === 'key').toBe(isReused);
});

it('shortens a subject to one that an address can contain', async () => {
  const { about } = await openFormPage('career', null, `${'x'.repeat(fieldLimits.about - 1)}🍺🍺`);
  expect(about).toHaveLength(fieldLimits.about);
  expect(encodeURIComponent(about)).toMatch(/^x+%EF%BF%BD$/);
});
