import { expect, test } from '@playwright/test';
import type { FullDocument } from '../../content/json/json.ts';
import { hasRedis, startRedis, type TestRedis } from '../../server/testing/redis.ts';
import { contentClient } from '../fixtures/content-client.ts';
import { type OwnStack, startOwnStack } from '../fixtures/own-stack.ts';
import { QuestionEditions } from '../support/question-editions.ts';
import { untilDelivered } from '../support/until-delivered.ts';
import { withinHalfAMinute } from '../support/within-half-a-minute.ts';

// An instance that starts from the files of the build, with its content, during an outage of the content
// service: others know what was published since.

/** Published after the build; its page is opened before the outage. */
const NEW_EVENT = 'after-the-build';

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
    await untilDelivered(content);
    const client = contentClient(content.url, content.administratorToken);
    const event = await client.fetch<FullDocument>('*[_type == "event"] | order(start desc)[0]');
    const slug = { _type: 'localizedSlug', en: NEW_EVENT };
    await client.create({ ...event, _id: 'event-new', slug, previousSlugs: [] });
    const editions = new QuestionEditions(content);

    const shownAt = async (site: string) => {
      const questions = await (await request.get(`${site}/en/faq`)).text();
      const page = await request.get(`${site}/en/events/${NEW_EVENT}`);
      return { edition: QuestionEditions.on(questions), event: page.status() };
    };
    await expect.poll(async () => (await shownAt(siteUrl)).event, withinHalfAMinute).toBe(200);
    await editions.publish();
    const current = { edition: editions.count, event: 200 };
    await expect.poll(() => shownAt(siteUrl), withinHalfAMinute).toEqual(current);
    stack.freezeContent();
    const another = await stack.startAnother();
    expect(await shownAt(another)).toEqual(current);
  },
);
