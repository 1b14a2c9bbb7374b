// @vitest-environment-options {"url": "https://www.museum.example/"}
import { expect, test } from 'vitest';
import { clearCookies } from './clear-cookies.ts';

const names = () => document.cookie.split('; ').map((cookie) => cookie.split('=')[0]);

/** Sets cookies as Google's tags do, and one of the site. */
function setCookies(jar: Pick<Document, 'cookie'>) {
  for (const cookie of [
    '_ga=GA1.1.1; Domain=museum.example; Path=/',
    '_ga_ABC123=GS1.1; Domain=www.museum.example; Path=/',
    '_gahost=1; Path=/',
    '_gcl_au=1.1; Domain=museum.example; Path=/',
    'age-proof=1; Path=/',
  ]) {
    jar.cookie = cookie;
  }
}

test('cookies of refused categories are deleted for the host and its domains', async () => {
  setCookies(document);
  expect(names()).toEqual(['_ga', '_ga_ABC123', '_gahost', '_gcl_au', 'age-proof']);
  // The simulated browser expires cookies a millisecond late.
  clearCookies(document, location, ['ads']);
  await expect.poll(names).toEqual(['_gcl_au', 'age-proof']);
  clearCookies(document, location, []);
  await expect.poll(names).toEqual(['age-proof']);
});

test('on a host without domains only its own cookies are deleted', () => {
  const written: string[] = [];
  const jar = {
    get cookie() {
      return '_ga=1; age-proof=1';
    },
    set cookie(line) {
      written.push(line);
    },
  };
  clearCookies(jar, { hostname: 'localhost', protocol: 'http:' }, []);
  expect(written).toEqual(['_ga=; Path=/; Max-Age=0; SameSite=Lax']);
});
