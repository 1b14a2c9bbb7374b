import { type APIRequestContext, expect, test } from '@playwright/test';
import { readPage } from '../support/read-page.ts';
import { everyPath } from '../support/sitemaps.ts';

/** Pages of ended documents keep their address, show a notice, and are not indexed. */
for (const { name, path, notice, instead } of [
  {
    name: 'a past event',
    path: '/en/events/night-of-museums',
    notice: 'The event you are looking for has already happened',
    instead: '/en/events',
  },
  {
    name: 'a closed job',
    path: '/cs/kariera/marketingovy-specialista',
    notice: 'uzavřená',
    instead: '/cs/kariera',
  },
  {
    name: 'an ended deal',
    path: '/de/d/fruehaufsteher',
    notice: 'abgelaufen',
    instead: '/de/erlebnisse',
  },
]) {
  test(`${name} keeps its page with a notice, and is not indexed`, async ({ request }) => {
    const { document } = await readPage(request, path);
    const plate = [...document.querySelectorAll('[role="note"]')].find(
      (element) => !element.closest('[hidden]') && element.textContent.includes(notice),
    );
    expect(plate, 'the notice').toBeDefined();
    expect(plate?.querySelector('a')?.getAttribute('href')).toBe(instead);
    await expectUnlisted(request, document, path);
  });
}

test('an English-only event is shown in English, with a notice, and not indexed', async ({
  request,
}) => {
  const english = (await everyPath(request)).find(
    ({ path }) => path.startsWith('/en/events/') && path.endsWith('twice-to-the-boil'),
  );
  const path = (english?.path ?? '').replace('/en/events/', '/cs/udalosti/');
  const { document, lang } = await readPage(request, path);
  expect(lang).toBe('cs');
  expect(document.querySelector('[lang="en"] h1, h1[lang="en"]')).not.toBeNull();
  const notice = document.querySelector('[role="note"]');
  expect(notice?.querySelector('a')?.getAttribute('href')).toBe(english?.path);
  expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toContain(
    english?.path,
  );
  await expectUnlisted(request, document, path);
});

type PageDocument = Awaited<ReturnType<typeof readPage>>['document'];

async function expectUnlisted(request: APIRequestContext, document: PageDocument, path: string) {
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain(
    'noindex',
  );
  expect(document.querySelector('link[rel="alternate"][hreflang]')).toBeNull();
  expect((await everyPath(request)).map((entry) => entry.path)).not.toContain(path);
}
