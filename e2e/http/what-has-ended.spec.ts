import { type APIRequestContext, expect, test } from '@playwright/test';
import { documentPath } from '../../lib/routing/document-path.ts';
import { closedJob, endedDeal, englishOnlyEvent, pastEvent } from '../support/example-documents.ts';
import { type PageDocument, readPage } from '../support/read-page.ts';
import { everyPath } from '../support/sitemaps.ts';

/** Pages of ended documents keep their address, show a notice, and are not indexed. */
for (const { name, find, locale, notice, instead } of [
  {
    name: 'a past event',
    find: pastEvent,
    locale: 'en',
    notice: 'The event you are looking for has already happened',
    instead: '/en/events',
  },
  {
    name: 'a closed job',
    find: closedJob,
    locale: 'cs',
    notice: 'už není volné',
    instead: '/cs/kariera',
  },
  {
    name: 'an ended deal',
    find: endedDeal,
    locale: 'de',
    notice: 'abgelaufen',
    instead: '/de/erlebnisse',
  },
] as const) {
  test(`${name} keeps its page with a notice, and is not indexed`, async ({ request }) => {
    const path = documentPath(await find(), locale);
    const { document } = await readPage(request, path);
    const card = [...document.querySelectorAll('[role="note"]')].find(
      (element) => !element.closest('[hidden]') && element.textContent.includes(notice),
    );
    expect(card, 'the notice').toBeDefined();
    expect(card?.querySelector('a')?.getAttribute('href')).toBe(instead);
    await expectUnlisted(request, document, path);
  });
}

test('an English-only event is shown in English, with a notice, and not indexed', async ({
  request,
}) => {
  const event = await englishOnlyEvent();
  const [english, path] = [documentPath(event, 'en'), documentPath(event, 'cs')];
  expect((await everyPath(request)).map((entry) => entry.path)).toContain(english);
  const { document, lang } = await readPage(request, path);
  expect(lang).toBe('cs');
  expect(document.querySelector('[lang="en"] h1, h1[lang="en"]')).not.toBeNull();
  const card = document.querySelector('[role="note"]');
  expect(card?.querySelector('a')?.getAttribute('href')).toBe(english);
  expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toContain(english);
  await expectUnlisted(request, document, path);
});

async function expectUnlisted(request: APIRequestContext, document: PageDocument, path: string) {
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain(
    'noindex',
  );
  expect(document.querySelector('link[rel="alternate"][hreflang]')).toBeNull();
  expect((await everyPath(request)).map((entry) => entry.path)).not.toContain(path);
}
