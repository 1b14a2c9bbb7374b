import { expect, test } from 'vitest';
import { familyPrice } from './family-price.ts';

const ticket = { minAge: null, maxAge: null, deduction: null, note: null, persons: 1, adults: 0 };
const adult = { ...ticket, _id: 'adult', name: 'Adult', share: 1, adults: 1 };
const infant = { ...ticket, _id: 'infant', name: 'Infant', share: 0, maxAge: 5 };
const child = { ...ticket, _id: 'child', name: 'Child', share: 0.5, minAge: 6, maxAge: 17 };

const museum = { price: 400, minimumAge: null };
const lab = { price: 300, minimumAge: 18 };

test('is that of two adults and a child who pays, for what costs them least', () => {
  const dearer = { ...museum, price: 600 };
  expect(familyPrice([adult, infant, child], [dearer, museum, lab], 'en')).toBe(1000);
});

test('counts on soft drinks, and on no reduction', () => {
  const soft = { ...adult, _id: 'soft', deduction: 60 };
  const student = { ...adult, _id: 'student', share: 0.5 };
  expect(familyPrice([adult, soft, student, child], [museum], 'en')).toBe(880);
});

test('takes the child whose ticket costs least', () => {
  const younger = { ...child, _id: 'younger', share: 0.25, maxAge: 11 };
  const older = { ...child, minAge: 12 };
  expect(familyPrice([adult, older, younger], [museum], 'en')).toBe(900);
});

test('takes a ticket for several that is cheaper', () => {
  const family = { ...ticket, _id: 'family', name: 'Family', share: 2.2, persons: 3, adults: 2 };
  expect(familyPrice([adult, child, family], [museum], 'en')).toBe(880);
});

test.each([
  ['nothing is sold', [adult, child], []],
  ['no child may come', [adult, child], [lab]],
  ['no child pays', [adult, infant], [museum]],
  ['every adult has to be a student', [{ ...adult, share: 0.8 }, child], [museum]],
])('is not known where %s', (_, types, experiences) => {
  expect(familyPrice(types, experiences, 'en')).toBeNull();
});
