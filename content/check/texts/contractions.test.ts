import { expect, it } from 'vitest';
import { missingContractions } from './contractions.ts';

it.each([
  'We do not sell it.',
  'You cannot miss it.',
  'It is cold. We will wait.',
  'I am here.',
  'You are welcome, children too.',
  'We look after it while you are downstairs.',
  'There is a lift.',
  'Come wherever there is room.',
  'That is the whole machine.',
  'We notice who is cold.',
  'Who is it for?',
  'It has been here since 1397.',
  'It has hardly ever frozen.',
  'If you have changed your mind, call us.',
  'Let us begin in the cellar.',
])('finds what a guide would contract in %s', (text) => {
  expect(missingContractions(text, 'en')).not.toEqual([]);
});

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
  'Come as you are; tell us how many of you are coming and how many steps there are.',
  'How much of that is true? As much as there is room for.',
  'We have a corner for couples. You have seventy-five minutes.',
  'The red soil there has grown hops for centuries.',
  'None of it has ever been fermented.',
  'There is to be no music. Let us know.',
])('accepts %s', (text) => {
  expect(missingContractions(text, 'en')).toEqual([]);
});

it('reads English only', () => {
  expect(missingContractions('cannot', 'de')).toEqual([]);
});
