import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { abuseEndToEndTests, abuseUnitTests } from './abuse-tests.ts';

it('the tests of abuse exist: a runner ignores a name that is none', () => {
  const named = [...abuseUnitTests, ...abuseEndToEndTests];
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});
