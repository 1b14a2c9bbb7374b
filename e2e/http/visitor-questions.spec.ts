import { type APIRequestContext, expect, test } from '@playwright/test';
import { type Locale, locales } from '../../lib/platform/i18n/locales.ts';
import { pathFor } from '../../lib/routing/path-for.ts';
import { readPage } from '../support/read-page.ts';

/** Questions of visitors before their visit, with patterns of their answers in the served HTML. */
const words = {
  en: {
    languages: /German: Friday to Sunday/,
    cancellation: /until 24\shours/,
    experience: 'cellar-route',
    whatItIs: /beer museum/i,
    minutes: /75\sminutes/,
    child: /Under 6/,
    dog: /assistance dogs/i,
    photographs: /without flash/,
  },
  cs: {
    languages: /Německy|němčina|Němčina/,
    cancellation: /do 24\shodin/,
    experience: 'cesta-sklepem',
    whatItIs: /muzeum piva/i,
    minutes: /75\sminut/,
    child: /Do 6\slet/,
    dog: /asistenční/,
    photographs: /bez\sblesku/,
  },
  de: {
    languages: /Deutsch: Freitag bis Sonntag/,
    cancellation: /bis 24\sStunden/,
    experience: 'der-kellerweg',
    whatItIs: /biermuseum/i,
    minutes: /75\sMinuten/,
    child: /Unter 6\sJahren/,
    dog: /Assistenzhunde/,
    photographs: /ohne Blitz/,
  },
  it: {
    languages: /Tedesco: da venerdì a domenica/,
    cancellation: /fino a 24\sore/,
    experience: 'il-percorso-delle-cantine',
    whatItIs: /museo della birra/i,
    minutes: /75\sminuti/,
    child: /Sotto i 6\sanni/,
    dog: /assistenza/,
    photographs: /senza flash/,
  },
} as const satisfies Record<Locale, object>;

/**
 * Reads the text of a page and its links, without the header, the footer and the structured data.
 */
async function readMain(request: APIRequestContext, path: string) {
  const { document } = await readPage(request, path);
  const main = document.querySelector('main');
  for (const script of main?.querySelectorAll('script') ?? []) script.remove();
  const links = [...(main?.querySelectorAll('a[href]') ?? [])];
  return {
    document,
    text: main?.textContent ?? '',
    hrefs: links.map((link) => link.getAttribute('href')),
  };
}

for (const locale of locales) {
  const asked = words[locale];
  const contact = pathFor('contact', locale);

  test(`the home page in ${locale} describes the museum`, async ({ request }) => {
    const { document } = await readPage(request, `/${locale}`);
    expect(document.title).toMatch(asked.whatItIs);
  });

  test(`an experience in ${locale} shows its price, duration and conditions`, async ({
    request,
  }) => {
    const page = await readMain(request, pathFor('experience', locale, asked.experience));
    expect(page.text).toMatch(/490\sKč/);
    expect(page.text).toMatch(asked.minutes);
    expect(page.text).toMatch(asked.languages);
    expect(page.text).toMatch(asked.cancellation);
    expect(page.text).toMatch(asked.dog);
    expect(page.hrefs).toEqual(
      expect.arrayContaining([
        `${contact}#getting-here`,
        `${contact}#access`,
        `${pathFor('terms', locale)}#cancellation`,
        expect.stringMatching(`^/${locale}/forms/reservation`),
      ]),
    );
  });

  test(`the contact page in ${locale} shows opening hours, directions and access`, async ({
    request,
  }) => {
    const { document, text } = await readMain(request, contact);
    const hours = [...document.querySelectorAll('#hours table')].map((table) => table.textContent);
    expect(hours.some((week) => /10:00.20:00.*18:30/.test(week))).toBe(true);
    expect(document.querySelectorAll('#getting-here li').length).toBeGreaterThanOrEqual(8);
    expect(document.querySelector('#getting-here img')?.getAttribute('alt')).toContain('Můstek');
    expect(document.querySelector('#access')?.textContent).toMatch(/75\scm/);
    expect(text).toMatch(asked.child);
    expect(text).toMatch(asked.dog);
  });

  test(`the footer in ${locale} links to accessibility and all legal texts`, async ({
    request,
  }) => {
    const { document } = await readPage(request, `/${locale}`);
    const links = [...document.querySelectorAll('footer a')].map((a) => a.getAttribute('href'));
    const terms = pathFor('terms', locale);
    expect(links).toEqual(
      expect.arrayContaining([
        `${contact}#access`,
        ...['terms', 'privacy', 'cookies', 'imprint'].map((anchor) => `${terms}#${anchor}`),
      ]),
    );
  });

  test(`the questions in ${locale} include photography`, async ({ request }) => {
    const { text } = await readMain(request, pathFor('faq', locale));
    expect(text).toMatch(asked.photographs);
  });
}
