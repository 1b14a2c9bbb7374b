import { expect, it, vi } from 'vitest';
import { readFormResult } from '../../forms/form-results.ts';
import { fieldLimits } from '../../forms/schema/field-limits.ts';
import type { SubmissionResult } from '../../forms/schema/submission-result.ts';
import { openFormPage } from './open-form-page.ts';

vi.mock('../../forms/form-results.ts', () => ({ readFormResult: vi.fn() }));
vi.mock('../../platform/crypto/form-secret.ts', () => ({
  formSecret: () => 'a-secret-of-some-length',
}));

const tooMany: SubmissionResult = {
  status: 'failed',
  reason: 'tooMany',
  contact: 'house@beer.example',
  requestId: 'r',
};

it('takes the subject from the address where a result has no values', async () => {
  vi.mocked(readFormResult).mockResolvedValue({ kind: 'career', result: tooMany, values: {} });
  const page = await openFormPage('career', 'answer', 'Brewer');
  expect(page).toMatchObject({ about: 'Brewer', result: tooMany });
  const values = { about: 'Cook' };
  vi.mocked(readFormResult).mockResolvedValue({ kind: 'career', result: tooMany, values });
  expect(await openFormPage('career', 'answer', 'Brewer')).toMatchObject({ about: 'Cook' });
});

it('shortens a subject to one that an address can contain', async () => {
  const { about } = await openFormPage('career', null, `${'x'.repeat(fieldLimits.about - 1)}🍺🍺`);
  expect(about).toHaveLength(fieldLimits.about);
  expect(encodeURIComponent(about)).toMatch(/^x+%EF%BF%BD$/);
});
