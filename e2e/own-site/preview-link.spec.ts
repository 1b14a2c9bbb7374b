import type { APIRequestContext, Page, Response } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { type OwnSite, startOwnSite } from '../fixtures/own-site.ts';
import { expect, test } from '../fixtures/test.ts';

// A site for this spec alone, because its content service is made to fail.
let site: OwnSite;

test.describe.configure({ mode: 'default' });
test.use({ expectedComplaints: [/status of (401|429|503)/] });

test.beforeAll(async () => {
  site = await startOwnSite('preview-link');
});

test.afterAll(() => site.end());

test.beforeEach(() => {
  site.content.mode = 'well';
});

const token = () => process.env.E2E_CONTENT_TOKEN ?? '';
const unknownToken = 'a-token-that-nobody-knows';

/** Opens an address and returns everything the page and its requests expose, joined. */
async function openAndListen(page: Page, address: string) {
  const heard: string[] = [];
  const pending: Promise<void>[] = [];
  const hear = async (response: Response) => {
    const request = response.request();
    const { referer = '' } = await request.allHeaders();
    heard.push(`Referer: ${referer}`);
    if (request.isNavigationRequest() && response.status() === 303) return;
    heard.push(request.url(), JSON.stringify(response.headers()));
    if (request.resourceType() !== 'image') heard.push(await response.text().catch(() => ''));
  };
  const listen = (response: Response) => pending.push(hear(response));
  page.on('response', listen);
  const response = await page.goto(`${site.siteUrl}${address}`);
  await page.waitForLoadState('networkidle');
  page.off('response', listen);
  await Promise.all(pending);
  heard.push(
    await page.evaluate(() => {
      return JSON.stringify([
        location.href,
        document.referrer,
        document.documentElement.outerHTML,
        window.navigation.entries().map(({ url }) => url),
        performance.getEntries().map(({ name }) => name),
        history.state,
        { ...sessionStorage },
        { ...localStorage },
        document.cookie,
      ]);
    }),
  );
  return { response, requested: heard.join('\n') };
}

async function cookieNames(request: APIRequestContext): Promise<string[]> {
  return (await request.storageState()).cookies.map(({ name }) => name);
}

for (const { name, status, mode, sent, path } of [
  { name: 'accepted', status: 200, mode: 'well', sent: token, path: '/de/kontakt?ref=hotel' },
  { name: 'refused', status: 401, mode: 'well', sent: () => unknownToken },
  { name: 'not checked', status: 503, mode: 'silent', sent: token },
] as const) {
  test(`a token that is ${name} appears nowhere`, async ({ page }) => {
    await page.goto(`${site.siteUrl}/de`);
    site.content.mode = mode;
    const { response, requested } = await openAndListen(
      page,
      `/de/kontakt?token=${sent()}&ref=hotel`,
    );
    expect(response?.status()).toBe(status);
    expect(requested).not.toContain(sent());
    expect(page.url()).toContain('ref=hotel');
    if (path) expect(page.url()).toBe(`${site.siteUrl}${path}`);
    site.content.mode = 'well';
    await page.goBack();
    expect(page.url()).toBe(`${site.siteUrl}/de`);
  });
}

test('a link that could not be verified is retried until it opens', async ({ page, context }) => {
  site.content.mode = 'silent';
  const response = await page.goto(`${site.siteUrl}/en/faq?ref=letter&token=${token()}`);
  expect(response?.headers()).toMatchObject({ 'x-robots-tag': 'noindex', 'retry-after': '10' });
  expect(response?.headers()['cache-control']).toContain('no-store');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('This preview can’t be opened right now');
  await expectAccessible(page);

  // The retry leads to the same page, so only its load event shows that it was answered.
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Try again' }).click();
  await loaded;
  await expect(page).toHaveURL(/\/en\/preview\/unreachable\?/);
  await expect(heading).toHaveText('This preview can’t be opened right now');

  site.content.mode = 'well';
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(`${site.siteUrl}/en/faq?ref=letter`);
  await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('preview-pending');
});

test('a pending link that turns out to be refused is forgotten', async ({ request }) => {
  site.content.mode = 'silent';
  expect((await request.get(`${site.siteUrl}/it?token=${unknownToken}`)).status()).toBe(503);
  expect(await cookieNames(request)).toContain('preview-pending');
  site.content.mode = 'well';
  const retried = await request.post(`${site.siteUrl}/api/preview/enter`, {
    form: { path: '/it' },
  });
  expect(retried.status()).toBe(401);
  expect(retried.url()).toBe(`${site.siteUrl}/it/preview/refused?path=%2Fit`);
  expect(await cookieNames(request)).not.toContain('preview-pending');
});

test('an open preview does not hide the error page while the content service is down', async ({
  request,
}) => {
  const opened = await request.get(`${site.siteUrl}/en/faq?token=${token()}`);
  expect([opened.status(), await opened.text()]).toEqual([200, expect.stringContaining('Preview')]);
  site.content.mode = 'silent';
  const shown = await request.get(`${site.siteUrl}/cs?token=${token()}`);
  expect(shown.status()).toBe(503);
  expect(await shown.text()).toContain('Tento náhled teď nejde otevřít');
});

test('a preview link on a page is opened as a document, not by the router', async ({ page }) => {
  await page.goto(`${site.siteUrl}/en`);
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'The draft' });
    document.querySelector('main')?.prepend(link);
    link.style.cssText = 'position: fixed; inset: 40% auto auto 0; z-index: 99';
  }, `/en/faq?token=${token()}`);
  const opened = page.waitForResponse((response) => response.url().includes('token='));
  await page.getByRole('link', { name: 'The draft' }).click();
  expect((await opened).request().isNavigationRequest()).toBe(true);
  await expect(page).toHaveURL(`${site.siteUrl}/en/faq`);
  await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible();
});

test('a preview link that is fetched or posted starts no preview', async ({ request }) => {
  const address = `${site.siteUrl}/en/faq?token=${token()}`;
  const get = { maxRedirects: 0 } as const;
  const fetched = await request.get(address, { ...get, headers: { 'Sec-Fetch-Mode': 'cors' } });
  expect(fetched.status()).toBe(204);
  const posted = await request.post(address, get);
  expect([posted.status(), posted.headers().location]).toEqual([303, '/en/faq']);
  for (const { headers } of [fetched, posted].map((response) => ({
    headers: response.headers(),
  }))) {
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['referrer-policy']).toBe('no-referrer');
  }
});

test('a token is also removed from addresses that are not pages', async ({ request }) => {
  for (const path of ['/api/health', '/assets/icons.svg', '/robots.txt', '/builds/latest.json']) {
    const response = await request.get(`${site.siteUrl}${path}?a=1&token=${token()}`, {
      maxRedirects: 0,
    });
    expect([response.status(), response.headers().location], path).toEqual([303, `${path}?a=1`]);
    expect(response.headers()['referrer-policy']).toBe('no-referrer');
  }
});

test('a preview link with a misspelt path still opens, at an address of this site', async ({
  request,
}) => {
  for (const [path, to] of [
    ['//en/faq', '/en/faq'],
    ['//elsewhere.example/x', '/elsewhere.example/x'],
    ['/%5C%5Celsewhere.example', '/%5C%5Celsewhere.example'],
    ['/EN/O-Nas/', '/EN/O-Nas/'],
    ['/', '/'],
    ['/en/faq%3Fref=mail%26', '/en/faq?ref=mail'],
  ]) {
    const address = `${site.siteUrl}${path}${path?.includes('%3F') ? '' : '?'}token=${token()}`;
    const response = await request.get(address, { maxRedirects: 0 });
    expect([response.status(), response.headers().location], path).toEqual([303, to]);
    expect(response.headers()['referrer-policy']).toBe('no-referrer');
  }
});

test('ten refused tokens per minute and network are verified, the next are limited', async ({
  request,
}) => {
  const open = (index: number, sent: string) =>
    request.get(`${site.siteUrl}/de?token=${sent}`, {
      maxRedirects: 0,
      // One network of 64 bits; its owner can choose the other bits freely.
      headers: { 'X-Forwarded-For': `2001:db8:5:6::${index}` },
    });
  const before = site.content.tokens.length;
  for (let index = 0; index < 12; index += 1) {
    const { location } = (await open(index, `guess-number-${index}-of-twelve`)).headers();
    expect(location).toBe(`/de/preview/${index < 10 ? 'refused' : 'limited'}?path=%2Fde`);
  }
  const limited = await open(99, token());
  expect(limited.headers().location).toContain('/de/preview/limited');
  expect(new Set(site.content.tokens.slice(before)).size).toBe(10);

  const page = await request.get(`${site.siteUrl}${limited.headers().location}`);
  expect(page.status()).toBe(429);
  expect(page.headers()['retry-after']).toBe('60');
  const elsewhere = await request.get(`${site.siteUrl}/de?token=${token()}`, {
    maxRedirects: 0,
    headers: { 'X-Forwarded-For': '2001:db8:5:7::1' },
  });
  expect(elsewhere.headers().location).toBe('/de');
});

test('no token is in the log', async ({ request }) => {
  const open = async (sent: string) =>
    (await request.get(`${site.siteUrl}/de/kontakt?token=${sent}`)).status();
  expect([await open(token()), await open(unknownToken)]).toEqual([200, 401]);
  site.content.mode = 'silent';
  expect(await open(token())).toBe(503);
  // What is logged of the outage shows that this is the log.
  expect(await site.compare()).toBe(true);
  await expect.poll(site.log).toContain('content.unreachable');
  for (const sent of [token(), unknownToken]) expect(site.log()).not.toContain(sent);
});
