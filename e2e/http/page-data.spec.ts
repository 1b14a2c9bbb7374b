import { expect, test } from '@playwright/test';

/** The beginning of a script with the data of a page, up to what follows the quotation mark. */
const dataScripts = /<script>self\.__next_f\.push\(\[1,(["'])/g;

// Fails when the framework writes its scripts differently: see `unescapeData`.
test('the data of a page is not escaped twice', async ({ request }) => {
  for (const path of ['/en', '/de/faq', '/en/nothing-here']) {
    const html = await (await request.get(path)).text();
    const quotes = [...html.matchAll(dataScripts)].map(([, quote]) => quote);
    expect(new Set(quotes), path).toEqual(new Set(["'"]));
  }
});
