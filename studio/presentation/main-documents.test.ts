import { expect, it } from 'vitest';
import { locales } from '../../lib/platform/i18n/locales.ts';
import { routeNames } from '../../lib/routing/routes.ts';
import { mainDocuments } from './main-documents.ts';

it('every address of the site has one pattern, which opens one document', () => {
  const patterns = mainDocuments.map(({ route }) => String(route));
  expect(patterns).toHaveLength(routeNames.length * locales.length);
  expect(new Set(patterns).size).toBe(patterns.length);
  for (const pattern of patterns) expect(pattern).toMatch(/^\/(en|cs|de|it)(\/[\w-]+)*(\/:slug)?$/);
});
