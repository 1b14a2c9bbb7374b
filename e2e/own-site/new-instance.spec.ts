import { expect, test } from '@playwright/test';
import { hasRedis, startRedis, type TestRedis } from '../../server/testing/redis.ts';
import { type OwnStack, startOwnStack } from '../fixtures/own-stack.ts';
import { Editions } from '../support/editions.ts';

// An instance that starts from the files of the build, with its content, during an outage of the content
// service: others know what was published since.

let redis: TestRedis | undefined;
let stack: OwnStack | undefined;

test.describe.configure({ timeout: 120_000 });

test.afterAll(async () => {
  await stack?.end();
  await redis?.kill();
});

(hasRedis ? test : test.skip)(
  'shows the current content during an outage of the content service',
  async ({ request }) => {
    redis = await startRedis();
    stack = await startOwnStack('new-instance', { REDIS_URL: redis.url });
    const { content, siteUrl } = stack;
    const editions = new Editions(content);
    await editions.publish();
    const shownAt = async (site: string) =>
      Editions.on(await (await request.get(`${site}/en/faq`)).text());
    await expect.poll(() => shownAt(siteUrl), { timeout: 20_000 }).toBe(editions.count);
    await stack.stopContent();
    const another = await stack.startAnother();
    expect(await shownAt(another)).toBe(editions.count);
  },
);
