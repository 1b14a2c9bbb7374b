import { contentClient } from '../fixtures/content-client.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expectToFit } from '../fixtures/expect-to-fit.ts';
import { expect, test } from '../fixtures/test.ts';

const live = { timeout: 5000, intervals: [100] };
const minute = 60_000;

interface Span {
  readonly from: number;
  readonly to: number;
}

/** An announcement whose span is told in minutes from now. */
function announcement(text: Readonly<Record<string, string>>, { from, to }: Span) {
  const instant = (minutes: number) => new Date(Date.now() + minutes * minute).toISOString();
  return {
    _id: `announcement-${crypto.randomUUID()}`,
    _type: 'announcement',
    text: { _type: 'localizedString', ...text },
    from: instant(from),
    to: instant(to),
  };
}

test('a published announcement is public within five seconds, in its languages only', async ({
  request,
}) => {
  const client = contentClient();
  const [english, german] = [`Closed ${Date.now()}`, `Geschlossen ${Date.now()}`];
  const page = (path: string) => async () => (await request.get(path)).text();
  const inEnglish = announcement({ en: english }, { from: -1, to: 60 });
  const inGerman = announcement({ de: german }, { from: -1, to: 60 });

  await client.transaction().create(inEnglish).create(inGerman).commit();
  await expect.poll(page('/en'), live).toContain(english);
  // What is announced in German shows that the page is as new as the English one.
  await expect.poll(page('/de'), live).toContain(german);
  expect(await page('/de')()).not.toContain(english);
  expect(await page('/en')()).not.toContain(german);

  await client.transaction().delete(inEnglish._id).delete(inGerman._id).commit();
  await expect.poll(page('/en'), live).not.toContain(english);
});

test('an open page drops an announcement at its end and shows the next', async ({ page }) => {
  const client = contentClient();
  const [now, next] = [`The cellar is closed, ${Date.now()}.`, `It is open, ${Date.now()}.`];
  const running = announcement({ en: now }, { from: -1, to: 2 });
  const coming = announcement({ en: next }, { from: 2, to: 60 });
  await client.transaction().create(running).create(coming).commit();
  const served = async () => (await page.request.get('/en')).text();
  await expect.poll(served, live).toContain(now);

  await page.clock.install();
  await page.goto('/en');
  const announcements = page.getByRole('region', { name: 'Announcements' });
  await expect(announcements.getByText(now)).toBeVisible();
  await expect(page.getByText(next)).toBeHidden();
  await page.clock.fastForward(2 * minute);
  await expect(page.getByText(now)).toBeHidden();
  await expect(announcements.getByText(next)).toBeVisible();

  await client.transaction().delete(running._id).delete(coming._id).commit();
});

test('an announcement is for everybody and fits every screen', async ({ page }) => {
  const client = contentClient();
  const text = `Wegen der Sankt-Martins-Feierlichkeiten geschlossen, ${Date.now()}.`;
  const link = {
    _type: 'link',
    label: { _type: 'localizedString', de: 'Zu den Sonderöffnungszeiten' },
    url: 'https://hours.example/',
    openInNewWindow: true,
  };
  const shown = { ...announcement({ de: text }, { from: -1, to: 60 }), link };
  await client.create(shown);
  const served = async () => (await page.request.get('/de/faq')).text();
  await expect.poll(served, live).toContain(text);

  await page.goto('/de/faq');
  await expect(page.getByRole('link', { name: /^Zu den Sonderöffnungszeiten/ })).toBeVisible();
  await expectAccessible(page);
  await expectToFit(page);

  await client.delete(shown._id);
});
