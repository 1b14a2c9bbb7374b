import { documentPath } from '../../lib/routing/document-path.ts';
import { addDays, pragueTime } from '../../lib/time/prague.ts';
import { returningVisitor } from '../fixtures/returning-visitor.ts';
import { expect, test } from '../fixtures/studio-test.ts';
import { messages } from '../support/messages.ts';
import { publishWithinFiveSeconds } from '../support/publish-within-five-seconds.ts';
import { presentDeal } from '../support/studio-documents.ts';

test('a deal that is ended says so within five seconds', async ({
  client,
  context,
  desk,
  studio,
}) => {
  const deal = await presentDeal(client);
  await context.addCookies(returningVisitor(studio.siteUrl));
  const visitor = await context.newPage();
  const isEnded = async () => {
    await visitor.goto(studio.siteUrl + documentPath(deal, 'it'));
    return await visitor.getByText(messages.it.notice.endedDeal).isVisible();
  };
  expect(await isEnded()).toBe(false);
  await desk.open('Deals', 'Current and planned', deal.title.en);
  await desk.fillDate('validThrough', addDays(pragueTime(new Date()).date, -1));
  await publishWithinFiveSeconds(desk, isEnded);
});
