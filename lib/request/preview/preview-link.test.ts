import { expect, test } from 'vitest';
import { extractToken } from './preview-link.ts';

const token = 'skAbc.123-456_7890';

test.each([
  ['/en/faq', null],
  ['/en/faq?tokens=y&q=token', null],
  [`/en/faq?Token=${token}&q=a`, { token, target: '/en/faq?q=a' }],
  [`/en/faq?token=${token}`, { token, target: '/en/faq' }],
  [
    `/en/faq?ref=a%20b&token=${token}&dsc=c+d&&x`,
    { token, target: '/en/faq?ref=a%20b&dsc=c+d&&x' },
  ],
  [`/?%74oke%6E=${token}`, { token, target: '/' }],
  [`/en?token=${token}&token=${token}`, { token, target: '/en' }],
  [`//elsewhere.example/?token=${token}`, { token, target: '//elsewhere.example/' }],
  [`/en/faq%3Ftoken=${token}`, { token, target: '/en/faq' }],
  [`/en/faq%3fref%3Da%26token%3D${token}?utm=1`, { token, target: '/en/faq?ref=a&utm=1' }],
  [`/en?token+[0]+=${token}`, { token, target: '/en' }],
  [`/en?a=1;+token++[0]+=${token}`, { token: null, target: '/en' }],
  ['/en?token+++x', null],
  ['/en/what%3F', null],
  ['/en/what%3F?a=1', null],
])('%s is split into token and target', (target, taken) => {
  expect(extractToken(target)).toEqual(taken);
});

test.each([
  ['an empty token', '/en?token='],
  ['a token without a value', '/en?token'],
  ['two different tokens', `/en?token=${token}&token=${token}x`],
  ['10,000 characters', `/en?token=${'a'.repeat(10_000)}`],
  ['letters that no token has', '/en?token=žluťoučký-kůň-úpěl'],
  ['a broken escape', `/en?token=%E0%A4%A${token}`],
])('%s is no well-formed token, and is removed from the address', (_, target) => {
  expect(extractToken(target)).toEqual({ token: null, target: '/en' });
});

test.each([
  `/en/faq?a=1;token=${token}`,
  `/en/faq?a=1?token=${token}`,
  `/en/faq?token%3D${token}&a`.replace('?', '?x=1&y=%3F'),
  `/en/faq?next=/cs?token=${token}`,
  `/en/faq?next=%2Fcs%3Ftoken%3D${token}`,
  `/en/faq;token=${token}`,
  `/en/faq&token=${token}`,
  `/en/faq%26token=${token}`,
  `/en/faq%253Ftoken=${token}`,
  `/en/faq%253Ftoken%253D${token}`,
])('a token outside its parameter is removed from the address: %s', (target) => {
  expect(extractToken(target)).toEqual({ token: null, target: '/en/faq' });
});

test.each(['token[]', 'token[0]', 'token%5B%5D', 'token%20', '+token', '%20token+'])(
  'a parameter spelt %s is read',
  (name) => {
    expect(extractToken(`/en?${name}=${token}&a=1`)).toEqual({ token, target: '/en?a=1' });
    expect(extractToken(`/en?next=/cs?${name}=${token}`)).toEqual({ token: null, target: '/en' });
  },
);
