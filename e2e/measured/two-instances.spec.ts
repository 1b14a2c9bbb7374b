import { type APIRequestContext, expect, test } from '@playwright/test';
import { hasRedis, startRedis, type TestRedis } from '../../server/testing/redis.ts';
import { type OwnStack, startOwnStack } from '../fixtures/own-stack.ts';
import { publishQuestion, showsQuestion } from '../support/publish-question.ts';

// Two instances of the site that share a Redis. The webhook of the content service reaches only the
// first, as a proxy would pass it on to one of them. Changes must be public within two seconds, and on
// the other instance within a second of the first, so that nothing else may run.

const testWithRedis = hasRedis ? test : test.skip;

test.describe.configure({ mode: 'default', timeout: 180_000 });

/** How soon a change is public on all instances, in ms. */
const withinTwoSeconds = { timeout: 2000, intervals: [50] };
/** How soon after the first instance the other one shows a change, in ms. */
const WITHIN_MS = 1000;
/** How soon an instance is right after the return of Redis, in ms. */
const withinTenSeconds = { timeout: 10_000, intervals: [100] };

/** The start, and the call of the webhook for each document that was imported before, in ms. */
const aMinute = { timeout: 60_000 };

let redis: TestRedis;
let stack: OwnStack;
let instances: APIRequestContext[] = [];

test.beforeAll(async ({ playwright }) => {
  redis = await startRedis();
  stack = await startOwnStack('instances', { REDIS_URL: redis.url });
  const urls = [stack.siteUrl, await stack.startAnother()];
  instances = await Promise.all(urls.map((baseURL) => playwright.request.newContext({ baseURL })));
  for (const instance of instances) {
    await expect.poll(async () => (await instance.get('/api/ready')).status(), aMinute).toBe(200);
    await expect.poll(() => sharedCache(instance)).toEqual({ reachable: true });
  }
  // Not yet while those calls are made.
  await expect(async () => {
    for (let round = 0; round < 3; round += 1) {
      await expectOnAll(await publish(), withinTwoSeconds);
    }
  }).toPass(aMinute);
});

test.afterAll(async () => {
  for (const instance of instances) await instance.dispose();
  await stack?.end();
  await redis?.kill();
});

const sharedCache = async (instance: APIRequestContext) =>
  (await (await instance.get('/api/health')).json()).sharedCache;

const publish = () => publishQuestion(stack.content);

/** Resolves when all instances show a question, with the ms from the first of them to the last. */
async function expectOnAll(
  question: string,
  within: { timeout: number; intervals: number[] },
): Promise<number> {
  const times = await Promise.all(
    instances.map(async (instance) => {
      await expect.poll(() => showsQuestion(instance, question), within).toBe(true);
      return performance.now();
    }),
  );
  return Math.max(...times) - Math.min(...times);
}

testWithRedis(
  'a change is public on both within two seconds, and within one of each other',
  async () => {
    for (let round = 0; round < 3; round += 1) {
      expect(await expectOnAll(await publish(), withinTwoSeconds)).toBeLessThan(WITHIN_MS);
    }
  },
);

testWithRedis('without Redis both go on, and say so; once it is back, both are right', async () => {
  const before = await publish();
  await expectOnAll(before, withinTwoSeconds);
  await redis.kill();
  for (const instance of instances) {
    await expect.poll(() => sharedCache(instance)).toEqual({ reachable: false });
    expect((await instance.get('/api/health')).status()).toBe(200);
  }
  const [first, other] = instances;
  if (!first || !other) throw new Error('Two instances were started.');
  const after = await publish();
  await expect.poll(() => showsQuestion(first, after), withinTwoSeconds).toBe(true);
  // It may have compared the content by itself, or not yet.
  expect((await showsQuestion(other, before)) || (await showsQuestion(other, after))).toBe(true);
  await redis.startAgain();
  await expectOnAll(after, withinTenSeconds);
  for (const instance of instances) {
    await expect.poll(() => sharedCache(instance)).toEqual({ reachable: true });
  }
  await expectOnAll(await publish(), withinTwoSeconds);
});
