import { documentPath } from '../../lib/routing/document-path.ts';
import { expectToFit } from '../fixtures/expect-to-fit.ts';
import { expect, test } from '../fixtures/test.ts';
import { untilSendable } from '../fixtures/until-sendable.ts';
import { soldOutEvent } from '../support/example-documents.ts';
import { linkInMailTo } from '../support/forms.ts';

test('a form, its validation errors and its success are separate pages', async ({ page }) => {
  await page.goto('/cs/kontakt');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Odebírat novinky' }).click();
  await expect(page).toHaveURL(/\/cs\/forms\/subscription$/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await page.getByLabel('Jméno').fill('Anna Nová');
  await page.getByLabel('E-mail', { exact: true }).fill('anna');
  await untilSendable(page);
  await page.getByRole('button', { name: 'Přihlásit se k odběru' }).click();
  await expect(page.getByRole('region', { name: 'Podívejte se prosím' })).toBeVisible();
  await expect(page.getByLabel('Jméno')).toHaveValue('Anna Nová');
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveAccessibleDescription(
    /Zkontrolujte prosím e-mailovou adresu/,
  );
  await expectToFit(page);

  await page.getByLabel('E-mail', { exact: true }).fill('anna-bez-skriptu@visitor.example');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Přihlásit se k odběru' }).click();
  await expect(page.getByText('Formulář byl úspěšně odeslán')).toBeVisible();
  await expect(page.getByText('Číslo zprávy')).toBeVisible();
});

test('a form on a shared page leads to its own page with all values', { tag: '@slow' }, async ({
  page,
}) => {
  await page.goto('/en/careers');
  const form = page.getByRole('form', { name: 'Come and work with us' });
  await form.getByLabel('Name').fill('Jana');
  await form.getByLabel('Email').fill('jana-by-post@visitor.example');
  await form.getByLabel('Message').fill('Good evening.');
  await form.getByRole('button', { name: 'Send the application' }).click();
  await expect(page).toHaveURL(/\/en\/forms\/career\?answer=/);
  await expect(page.getByText('send it once more')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('Good evening.');
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch (DE)' }).click();
  await expect(page.getByLabel('Nachricht')).toHaveValue('Good evening.');
  await page.goBack();
  await untilSendable(page);
  await page.getByRole('button', { name: 'Send the application' }).click();
  await expect(page.getByText('The message has been sent.')).toBeVisible();
});

test('a sold-out event leads onto its waiting list, page by page', { tag: '@slow' }, async ({
  page,
}) => {
  const event = await soldOutEvent();
  const email = `eva-bez-skriptu-${Date.now()}@visitor.example`;
  await page.goto(documentPath(event, 'cs'));
  await page.getByRole('link', { name: 'Zapsat se na čekací listinu' }).click();
  await expect(page.getByRole('heading', { name: 'Čekací listina' })).toBeVisible();
  await expect(page.getByText(event.title.cs ?? '').first()).toBeVisible();
  await expectToFit(page);
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await untilSendable(page);
  await page.getByRole('button', { name: 'Zapsat se na čekací listinu' }).click();
  await expect(
    page.getByRole('link', { name: 'Zaškrtněte prosím, že vám smíme psát' }),
  ).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Zapsat se na čekací listinu' }).click();
  await expect(page.getByText('Formulář byl úspěšně odeslán')).toBeVisible();

  const link = () => linkInMailTo(email, '/cs/waiting-list/join');
  await expect.poll(link, { timeout: 20_000 }).not.toBeNull();
  await page.goto(link() ?? '');
  await page.getByRole('button', { name: 'Ano, napište mi' }).click();
  await expect(page.getByRole('heading', { name: 'Jste na čekací listině' })).toBeVisible();
});
