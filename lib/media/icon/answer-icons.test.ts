import { expect, test } from 'vitest';
import { answerIcons } from './answer-icons';
import { flagCodes } from './flag';

const ask = (set: string, query: string) =>
  answerIcons(set, new URL(`/api/icons/${set}${query}`, 'http://localhost'));

test('returns the icons of a set, and the names that do not exist', async () => {
  const answer = ask('lucide', '?icons=eye,no-such-icon,__proto__');
  expect(answer.headers.get('cache-control')).toContain('max-age');
  expect(await answer.json()).toEqual({
    prefix: 'lucide',
    icons: { eye: { body: expect.stringContaining('<path'), width: 24, height: 24 } },
    not_found: ['no-such-icon', '__proto__'],
  });
});

test('finds an icon by its alias', async () => {
  const { icons } = await ask('lucide', '?icons=house,home').json();
  expect(icons.home).toEqual(icons.house);
});

test('has every flag of the specification', async () => {
  const { icons, not_found } = await ask('circle-flags', `?icons=${flagCodes}`).json();
  expect(Object.keys(icons)).toHaveLength(11);
  expect(not_found).toEqual([]);
});

test('rejects other sets, missing names, and addresses of more than 500 characters', () => {
  expect(ask('constructor', '?icons=eye').status).toBe(404);
  expect(ask('lucide', '').status).toBe(400);
  const longest = `?icons=${'x'.repeat(500 - '/api/icons/lucide?icons='.length)}`;
  expect(ask('lucide', longest).status).toBe(200);
  expect(ask('lucide', `${longest}x`).status).toBe(414);
});
