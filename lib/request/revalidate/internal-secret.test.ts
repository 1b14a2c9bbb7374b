// @vitest-environment node
import { expect, it } from 'vitest';
import { internalAuthorization, isInternal } from './internal-secret.ts';

it('accepts a request from this process', () => {
  expect(isInternal(internalAuthorization())).toBe(true);
});

it.each([null, '', 'Bearer', 'Bearer x', `${internalAuthorization()}x`])('rejects %j', (header) => {
  expect(isInternal(header)).toBe(false);
});
