import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serverSchema } from '../platform/env/server-schema.ts';
import { categoryData } from './category-data.ts';
import { consentCookie, consentRevision } from './consent-rules.ts';

/** The consent requested under each revision. An entry that was public never changes. */
const requestedPurposes: Readonly<Record<number, unknown>> = {
  1: {
    analytics: { purposes: ['analytics_storage'], cookies: /^_ga/ },
    ads: { purposes: ['ad_storage', 'ad_user_data', 'ad_personalization'], cookies: /^_gcl/ },
  },
};

test('the revision is raised when a category is added, removed or changed', () => {
  expect(
    categoryData,
    'What visitors agree to has changed. Raise consentRevision in consent-rules.ts, so that all are asked again, and add what they are asked for now under the new number.',
  ).toEqual(requestedPurposes[consentRevision]);
});

test('a choice is stored for as long as it is valid, and three more years', () => {
  const stored = serverSchema.parse({}).RETENTION_COOKIE_CHOICE_DAYS;
  expect(stored).toBe(consentCookie.days + 3 * 365);
  const operations = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');
  expect(operations).toContain(`after ${stored} days: the ${consentCookie.days} days`);
});
