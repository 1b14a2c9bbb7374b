import { documentPath } from '../../lib/routing/document-path.ts';
import { addDays, pragueTime } from '../../lib/time/prague.ts';
import { returningVisitor } from '../fixtures/returning-visitor.ts';
import { expect, test } from '../fixtures/studio-test.ts';
import { messages } from '../support/messages.ts';
import { publishWithinFiveSeconds } from '../support/publish-within-five-seconds.ts';
import { readPage } from '../support/read-page.ts';
import { presentDeal } from '../support/studio-documents.ts';

test('a deal that is ended says so within five seconds', async ({
  client,
  context,
  desk,
  request,
  studio,
}) => {
  const deal = await presentDeal(client);
  const path = documentPath(deal, 'it');
  const notice = messages.it.notice.endedDeal;
  const isEnded = async () => {
    const { document } = await readPage(request, path);
    const text = document.querySelectorAll('p').find(({ textContent }) => textContent === notice);
    return text?.closest('[hidden]') === null;
  };
  expect(await isEnded()).toBe(false);
  await desk.open('Deals', 'Current and planned', deal.title.en);
  await desk.fillDate('validThrough', addDays(pragueTime(new Date()).date, -1));
  await publishWithinFiveSeconds(desk, isEnded);

  await context.addCookies(returningVisitor(studio.siteUrl));
  const visitor = await context.newPage();
  await visitor.goto(studio.siteUrl + path);
  await expect(visitor.getByText(notice)).toBeVisible();
});
