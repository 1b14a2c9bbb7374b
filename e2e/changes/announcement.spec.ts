import { contentClient } from '../fixtures/content-client.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expectToFit } from '../fixtures/expect-to-fit.ts';
import { expect, test } from '../fixtures/test.ts';
import { withinFiveSeconds } from '../support/within-five-seconds.ts';

const minute = 60_000;

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Waits until the machine's clock reaches an instant, in ms since 1970. */
async function clockToReach(instant: number): Promise<void> {
  await expect
    .poll(() => Date.now(), { timeout: minute, intervals: [100] })
    .toBeGreaterThan(instant);
}

/** Creates an announcement whose period is given in minutes from now. */
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

test('a published announcement is public within five seconds, only in its languages', async ({
  request,
  afterTest,
}) => {
  const client = contentClient();
  const [english, german] = [`Closed ${Date.now()}`, `Geschlossen ${Date.now()}`];
  const page = (path: string) => async () => (await request.get(path)).text();
  const inEnglish = announcement({ en: english }, { from: -1, to: 60 });
  const inGerman = announcement({ de: german }, { from: -1, to: 60 });

  const remove = () => client.transaction().delete(inEnglish._id).delete(inGerman._id).commit();
  afterTest(remove);
  await client.transaction().create(inEnglish).create(inGerman).commit();
  await expect.poll(page('/en'), withinFiveSeconds).toContain(english);
  // The German announcement proves that the page is as new as the English one.
  await expect.poll(page('/de'), withinFiveSeconds).toContain(german);
  expect(await page('/de')()).not.toContain(english);
  expect(await page('/en')()).not.toContain(german);

  await remove();
  await expect.poll(page('/en'), withinFiveSeconds).not.toContain(english);
});

// The announcement begins so late that it has reached the site before, however busy the machine is.
if (process.env.E2E_FULL) {
  test('an announcement is in no response before its start and in none after its end', async ({
    request,
    afterTest,
  }) => {
    test.setTimeout(2 * minute);
    const client = contentClient();
    const text = `The cellar is closed, ${Date.now()}.`;
    const shown = announcement({ en: text }, { from: 0.5, to: 0.75 });
    afterTest(() => client.delete(shown._id));
    await client.create(shown);
    const [from, to] = [Date.parse(shown.from), Date.parse(shown.to)];
    // A later publication proves that the first one has reached the site.
    const later = `Open late, ${Date.now()}.`;
    const marker = announcement({ en: later }, { from: -1, to: 60 });
    afterTest(() => client.delete(marker._id));
    await client.create(marker);
    const html = async () => (await request.get('/en')).text();
    const payload = async () => (await request.get('/en', { headers: { RSC: '1' } })).text();
    await expect.poll(html, withinFiveSeconds).toContain(later);
    expect(Date.now(), 'the announcement has not begun').toBeLessThan(from);
    expect(await html()).not.toContain(text);
    expect(await payload()).not.toContain(text);

    // Nothing requests a page in between: after five seconds the first response must be right.
    await clockToReach(from + 5000);
    expect(await html()).toContain(text);
    expect(await payload()).toContain(text);
    await clockToReach(to + 5000);
    expect(await html()).not.toContain(text);
  });
}

test('an open page hides an announcement at its end', async ({ page, afterTest }) => {
  const client = contentClient();
  const text = `The cellar is closed, ${Date.now()}.`;
  const running = announcement({ en: text }, { from: -1, to: 2 });
  afterTest(() => client.delete(running._id));
  await client.create(running);
  const served = async () => (await page.request.get('/en')).text();
  await expect.poll(served, withinFiveSeconds).toContain(text);

  await page.clock.install();
  await page.goto('/en');
  await expect(page.getByRole('region', { name: 'Announcements' }).getByText(text)).toBeVisible();
  await page.clock.fastForward(2 * minute);
  await expect(page.getByText(text)).toBeHidden();
});

test('an announcement is accessible and fits every screen', { tag: '@slow' }, async ({
  page,
  afterTest,
}) => {
  const client = contentClient();
  const text = `Wegen der Sankt-Martins-Feierlichkeiten geschlossen, ${Date.now()}.`;
  const link = {
    _type: 'link',
    label: { _type: 'localizedString', de: 'Zu den Sonderöffnungszeiten' },
    url: 'https://hours.example/',
    openInNewWindow: true,
  };
  const shown = { ...announcement({ de: text }, { from: -1, to: 60 }), link };
  afterTest(() => client.delete(shown._id));
  await client.create(shown);
  const served = async () => (await page.request.get('/de/faq')).text();
  await expect.poll(served, withinFiveSeconds).toContain(text);

  await page.goto('/de/faq');
  await expect(page.getByRole('link', { name: /^Zu den Sonderöffnungszeiten/ })).toBeVisible();
  await expectAccessible(page);
  await expectToFit(page);
});
