import type { Page } from '@playwright/test';
import { documentPath } from '../../lib/routing/document-path.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expectToFit } from '../fixtures/expect-to-fit.ts';
import { expect, test } from '../fixtures/test.ts';
import { untilQuiet } from '../fixtures/weigh-page.ts';
import { bookableExperience, soldOutEvent } from '../support/example-documents.ts';
import { findContent } from '../support/find-content.ts';
import { untilHandled } from '../support/first-interaction.ts';
import { filledIn, linkInMailTo, openedBefore, storedRows, visitor } from '../support/forms.ts';
import { messages } from '../support/messages.ts';

const labels = [
  ['company', 'Company'],
  ['name', 'Name'],
  ['email', 'Email'],
  ['message', 'Message'],
] as const;

async function fillIn(page: Page, values: Readonly<Record<string, string>>) {
  for (const [name, label] of labels) {
    const value = values[name];
    if (value) await page.getByRole('dialog').getByLabel(label).fill(value);
  }
}

/** Waits for the reference number on the page, and expects that it belongs to a stored submission. */
async function expectStored(page: Page) {
  const reference = page.locator('[data-reference]:visible');
  await expect(reference).toBeVisible();
  const number = (await reference.textContent()) ?? '';
  expect(storedRows('select form from submission where reference = ?', number)).toHaveLength(1);
}

/** Opens the enquiry of a bookable experience. */
async function openEnquiry(page: Page) {
  await page.goto(documentPath(await bookableExperience(), 'en'));
  const link = page.locator('a[data-form="reservation"]');
  await link.click();
  const dialog = page.getByRole('dialog', { name: messages.en.form.title.reservation });
  await expect(dialog).toBeVisible();
  return { link, dialog };
}

test('a group sends an enquiry with a file, also on a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { link, dialog } = await openEnquiry(page);
  expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 800 });

  await dialog.getByRole('button', { name: 'Send the enquiry' }).click();
  await expect(dialog.getByRole('region', { name: 'Please check the following' })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('link', { name: 'Please fill in the company name' }).click();
  await expect(dialog.getByLabel('Company')).toBeFocused();

  await fillIn(page, filledIn.reservation);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await link.click();
  await expect(dialog.getByLabel('Company')).toHaveValue('Firma');
  await dialog.getByLabel('Attached file').setInputFiles({
    name: 'wishes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('A long table, please.'),
  });
  await expect(dialog.getByText(/^wishes\.txt, /)).toBeVisible();
  await dialog.getByRole('button', { name: 'Send the enquiry' }).click();
  await expectStored(page);
  await expect(dialog.getByText('The message has been sent.')).toBeVisible();
  await expectAccessible(page);
});

test('a link to the terms leads out of the dialog, and the way back to what was filled in', async ({
  page,
}) => {
  const { link, dialog } = await openEnquiry(page);
  await dialog.getByLabel('Company').fill('Firma');
  await dialog.locator('a[href$="#privacy"]').click();
  await expect(page.locator('#privacy')).toBeFocused();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.goBack();
  await link.click();
  await expect(dialog.getByLabel('Company')).toHaveValue('Firma');
});

test.describe('if the server is unreachable', () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] });

  test('an application keeps its texts and shows the contact address', { tag: '@slow' }, async ({
    page,
  }) => {
    const address = await findContent<string>(
      'e-mail address of the first person who reads applications',
      '*[_type == "settings"][0].teamHR[0]->email',
    );
    await page.goto('/en/careers');
    await page.locator('main a[href^="/en/careers/"]').first().click();
    await page.waitForURL(/\/en\/careers\/./);
    await page.getByRole('link', { name: 'Apply', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: messages.en.form.title.career });
    await fillIn(page, filledIn.career);
    const forms = '**/api/forms/career?**';
    await page.route(forms, (route) => route.abort('internetdisconnected'));
    await dialog.getByRole('button', { name: 'Send the application' }).click();
    await expect(dialog.getByRole('alert')).toContainText(
      `Message could not be sent, please contact us directly at ${address}`,
    );
    await page.unroute(forms);
    await page.reload();
    await page.getByRole('link', { name: 'Apply', exact: true }).click();
    await expect(dialog.getByLabel('Message')).toHaveValue(filledIn.career.message);
    await dialog.getByRole('button', { name: 'Send the application' }).click();
    await expectStored(page);
    await expect(dialog.getByText('The message has been sent.')).toBeVisible();
  });
});

test('a double click subscribes once, in the language of the page', { tag: '@slow' }, async ({
  page,
}) => {
  await page.goto('/de');
  await page.getByRole('link', { name: 'Newsletter abonnieren' }).click();
  const dialog = page.getByRole('dialog', { name: messages.de.form.title.subscription });
  await dialog.getByLabel('E-Mail', { exact: true }).fill('doppelt@visitor.example');
  await dialog.getByLabel('Land').selectOption({ label: 'Österreich' });
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Newsletter abonnieren' }).dblclick();
  await expectStored(page);
  await expect(dialog.getByText('Das Formular wurde erfolgreich gesendet')).toBeVisible();
  const stored = storedRows("select 1 from submission where data like '%doppelt@visitor%'");
  expect(stored).toHaveLength(1);
});

test('a sold-out event offers its waiting list, in a dialog', { tag: '@slow' }, async ({
  page,
}) => {
  const event = await soldOutEvent();
  await page.goto(documentPath(event, 'it'));
  await page.getByRole('link', { name: 'Mettiti in lista d’attesa' }).click();
  const dialog = page.getByRole('dialog', { name: messages.it.form.title.waitingList });
  await expect(dialog.getByText(event.title.it ?? '')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('E-mail', { exact: true }).fill('carla-aspetta@visitor.example');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Mettiti in lista' }).click();
  await expectStored(page);
  await expect(dialog.getByText('Il modulo è stato inviato correttamente')).toBeVisible();
});

test('a form within a page shows the result in its place', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/it/contatti');
  const form = page.getByRole('form', { name: messages.it.form.title.subscription });
  await form.getByLabel('E-mail', { exact: true }).fill('carla@visitor.example');
  await form.getByRole('button', { name: 'Iscriviti' }).click();
  await expect(form.getByRole('link', { name: /^Spunta la casella/ })).toBeVisible();
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Iscriviti' }).click();
  await expectStored(page);
  await expect(page.getByText('Il modulo è stato inviato correttamente')).toBeVisible();
  await expect(page).toHaveURL(/\/it\/contatti$/);
});

test('a form keeps what is typed and chosen before it is hydrated', { tag: '@slow' }, async ({
  page,
}) => {
  await page.goto('/en/careers');
  const form = page.getByRole('form', { name: messages.en.form.title.career });
  // The scripts of all pages are loaded at the first sign of interaction, those of the form later.
  await page.mouse.wheel(0, 1);
  await untilHandled(page);
  await untilQuiet(page);
  const chunks = Promise.withResolvers<void>();
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await chunks.promise;
    await route.continue();
  });
  await form.getByLabel('Name').fill('Jana');
  await form.getByLabel('Attached file').setInputFiles({
    name: 'cv.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Ten years behind a bar.'),
  });
  const email = form.getByLabel('Email');
  await email.pressSequentially('jana@vsitor.example');
  // Fields for e-mail addresses do not reveal where the caret is.
  for (const _ of 'sitor.example') await page.keyboard.press('ArrowLeft');
  const place = await form.boundingBox();
  await expect(form.getByText(/^cv\.txt, /)).toBeHidden();
  chunks.resolve();
  await expect(form.getByText(/^cv\.txt, /)).toBeVisible();
  expect(await form.boundingBox()).toMatchObject({ x: place?.x, y: place?.y });
  await expect(email).toBeFocused();
  await page.keyboard.type('i');
  await expect(email).toHaveValue('jana@visitor.example');
  await expect(form.getByLabel('Name')).toHaveValue('Jana');
  await form.getByRole('button', { name: 'Send the application' }).click();
  await expect(form.getByRole('link', { name: 'Please fill in the message text' })).toBeVisible();
  await form.getByLabel('Message').fill(filledIn.career.message);
  await form.getByRole('button', { name: 'Send the application' }).click();
  await expectStored(page);
  await expect(page.getByText('The message has been sent.')).toBeVisible();
});

test('the link in the e-mail leads to a button that confirms the subscription', {
  tag: '@slow',
}, async ({ page }) => {
  const email = `mailed-${Date.now()}@visitor.example`;
  const multipart = { ...openedBefore('subscription'), email, consent: 'on' };
  const headers = visitor('192.0.2.60');
  await page.request.post('/api/forms/subscription?locale=cs', { multipart, headers });
  const find = () => linkInMailTo(email, '/cs/newsletter/confirm');
  await expect.poll(find, { timeout: 20_000 }).not.toBeNull();
  await page.goto(find() ?? '');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ano, pište mi' }).click();
  await expect(page).toHaveURL(/\/cs\/newsletter\/confirm\?outcome=done$/);
  await expectToFit(page);
  const [row] = storedRows('select state from subscriber where email = ?', email);
  expect(row?.state).toBe('confirmed');
});
