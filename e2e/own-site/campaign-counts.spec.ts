import { expect, test } from '@playwright/test';
import type { Locale } from '../../lib/platform/i18n/locales.ts';
import { pathFor } from '../../lib/routing/path-for.ts';
import { contentClient } from '../fixtures/content-client.ts';
import { type OwnStack, startOwnStack } from '../fixtures/own-stack.ts';
import { campaignCount, personsBrowser } from '../support/campaign-counts.ts';
import { untilDelivered } from '../support/until-delivered.ts';
import { withinHalfAMinute } from '../support/within-half-a-minute.ts';

test.describe.configure({ timeout: 60_000 });

let stack: OwnStack;

test.beforeAll(async () => {
  stack = await startOwnStack('campaign-counts');
  await untilDelivered(stack.content);
});
test.afterAll(async () => {
  await stack?.end();
});

test('visits through a new link are counted at once, and none is lost at a restart', async ({
  request,
}) => {
  const { siteUrl, content } = stack;
  const ref = `flyer-${Date.now()}`;
  const stored = { siteUrl, token: content.administratorToken };
  const count = (locale: Locale) =>
    campaignCount(request, { ref, stage: 'arrival', locale }, stored);
  const visit = (locale: Locale) =>
    request.get(`${siteUrl}${pathFor('faq', locale)}?ref=${ref}`, { headers: personsBrowser });

  const client = contentClient(content.url, content.administratorToken);
  const page = await client.fetch<string>('*[_type == "page" && route == "faq"][0]._id');
  await client.create({
    _type: 'campaignLink',
    name: 'Flyer',
    page: { _type: 'reference', _ref: page },
    languages: ['en'],
    ref,
  });
  const isCounted = async () => {
    await visit('en');
    return (await count('en')) > 0;
  };
  await expect.poll(isCounted, withinHalfAMinute).toBe(true);

  for (let visits = 0; visits < 3; visits += 1) expect((await visit('cs')).status()).toBe(200);
  await stack.restartSite();
  expect(await count('cs')).toBe(3);
});
