import { expect, test } from 'vitest';
import { keepQueryAndHash, rememberLanguage } from './remember-language';

test('query and anchor are kept in the other language', () => {
  const link = document.createElement('a');
  link.href = '/cs/kontakt';
  keepQueryAndHash(link, { search: '?ref=hotel', hash: '#hours' });
  expect(new URL(link.href).pathname).toBe('/cs/kontakt');
  expect(link.search + link.hash).toBe('?ref=hotel#hours');
});

test('the choice is stored for 365 days, in a Secure cookie', () => {
  const jar = { cookie: '' };
  rememberLanguage(jar, 'cs', { protocol: 'https:' });
  expect(jar.cookie).toBe('NEXT_LOCALE=cs; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
});

test('on a plain HTTP origin the cookie is not Secure', () => {
  const jar = { cookie: '' };
  rememberLanguage(jar, 'it', { protocol: 'http:' });
  expect(jar.cookie).not.toContain('Secure');
});
