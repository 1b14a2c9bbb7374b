import { expect, type Page } from '@playwright/test';
import { STEP_MS } from './desk.ts';

/** Logs an editor in to the Studio that a page has open; returns once the desk is there. */
export async function logIn(page: Page, token: string): Promise<void> {
  const field = page.getByLabel('Your token for the content service');
  await field.fill(token, { timeout: STEP_MS });
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('link', { name: 'Today' }).last()).toBeVisible({ timeout: STEP_MS });
}
