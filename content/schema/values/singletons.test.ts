import { expect, it } from 'vitest';
import { documentTypes } from '../documents/index.ts';
import {
  isSingletonType,
  newSingletonId,
  singletonOf,
  singletonsOf,
  singletonTypes,
} from './singletons.ts';

it('singletons are types of the schema whose field is a list of values', () => {
  const types = documentTypes.filter(({ name }) => isSingletonType(name));
  expect(types.map(({ name }) => name)).toEqual([...singletonTypes]);
  for (const { name, fields } of types) {
    const { field } = isSingletonType(name) ? singletonOf(name) : { field: null };
    const names = fields.map((each) => each.name);
    if (field !== null) expect(names).toContain(field);
  }
});

it('there is one for each value of the field of a type, or just one', () => {
  expect(singletonsOf('navigation').map(newSingletonId)).toEqual([
    'navigation-header',
    'navigation-footer',
  ]);
  expect(singletonsOf('settings')).toEqual([{ type: 'settings', field: null, value: null }]);
});
