import { expect, it } from 'vitest';
import { singletonTemplates } from './singleton-templates.ts';

it('there is a template for every type of singleton with a field', () => {
  expect(singletonTemplates.map(({ schemaType }) => schemaType)).toEqual([
    'navigation',
    'openingHours',
    'page',
  ]);
});
