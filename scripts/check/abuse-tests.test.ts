import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { abuseEndToEndTests, abuseUnitTests } from './abuse-tests.ts';

it('lists only abuse tests that exist', () => {
  // A runner ignores a path without a test.
  const named = [...abuseUnitTests, ...abuseEndToEndTests];
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});
