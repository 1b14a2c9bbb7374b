import { expect, test } from '@playwright/test';
import { betweenLiterals, dataOpening } from '../../server/framework/data-scripts.ts';
import { payloadHash } from '../../server/response-cache/payload-hash.ts';

// Fails when the framework writes its scripts differently: see `shortenData`.
test('the data of a page is not escaped twice', async ({ request }) => {
  for (const path of ['/en', '/de/faq', '/en/nothing-here']) {
    const html = await (await request.get(path)).text();
    const [, ...scripts] = html.split(dataOpening);
    const quotes = scripts.map(([quote]) => quote);
    expect(new Set(quotes), path).toEqual(new Set(["'"]));
  }
});

test('the data of a page that follow each other are in one script', async ({ request }) => {
  const html = await (await request.get('/en')).text();
  expect(html).toContain(dataOpening);
  expect(html).not.toContain(`'${betweenLiterals}'`);
});

test('a page that is not prerendered refuses a router state that cannot be read', async ({
  request,
}) => {
  const statusFor = async (state: string) => {
    const headers = { rsc: '1', 'next-router-state-tree': state };
    const path = `/en/forms/career?_rsc=${payloadHash(headers)}`;
    return (await request.get(path, { headers, maxRedirects: 0 })).status();
  };
  expect(await statusFor('%5B%22%22%2C%7B%7D%5D')).toBe(200);
  expect(await statusFor('%5B%22')).toBe(400);
  expect(await statusFor('%5B1%5D')).toBe(400);
});
