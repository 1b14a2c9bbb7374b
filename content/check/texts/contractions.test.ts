import { expect, it } from 'vitest';
import { missingContractions } from './contractions.ts';

it.each(['We do not sell it.', 'You cannot miss it.', 'It is cold. We will wait.', 'I am here.'])(
  'finds what a guide would contract in %s',
  (text) => {
    expect(missingContractions(text, 'en')).not.toEqual([]);
  },
);

it('names the words and their place', () => {
  expect(missingContractions('Dogs are not allowed in the vaults.', 'en')).toEqual([
    'contract “are not”: “Dogs are not allowed in the”',
  ]);
});

it.each([
  'Everything in it is used. You’ll see how warm it is.',
  'We don’t, it’s, we’ll.',
  'If you will, you may.',
  'Whether or not.',
])('accepts %s', (text) => {
  expect(missingContractions(text, 'en')).toEqual([]);
});

it('reads English only', () => {
  expect(missingContractions('cannot', 'de')).toEqual([]);
});
