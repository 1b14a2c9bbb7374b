import { contentClient } from '../fixtures/content-client.ts';
import { expect, test } from '../fixtures/test.ts';
import { addLink } from '../support/add-link.ts';
import { withinFiveSeconds } from '../support/within-five-seconds.ts';

test('a link to a redirect opens the filter and the part of the page that it leads to', async ({
  page,
  request,
}) => {
  const client = contentClient();
  const [from, to] = ['/en/concerts-of-a-test', '/en/events?kind=music#content'];
  const redirect = { _id: 'redirect-of-a-test', _type: 'redirect', from, to, permanent: false };
  await client.create(redirect);
  const status = async () => (await request.get(from, { maxRedirects: 0 })).status();
  await expect.poll(status, withinFiveSeconds).toBe(307);
  await page.goto('/en/faq');
  await addLink(page, from, 'A link to a redirect');
  await page.getByRole('link', { name: 'A link to a redirect' }).click();
  await expect(page).toHaveURL(to);
  await client.delete(redirect._id);
  await expect.poll(status, withinFiveSeconds).toBe(404);
});
