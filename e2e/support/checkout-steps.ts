import type { Page } from '@playwright/test';

/** Goes on to the checkout from the warning that the museum is in Prague. */
export async function passLocationWarning(page: Page): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Continue/ })
    .click();
}

/** Selects a day on which tours start, and its first time with room for a few. */
export async function chooseTime(page: Page): Promise<void> {
  const days = page.getByRole('group', { name: 'Which day?' });
  await days.getByRole('radio', { disabled: false }).nth(3).check();
  const times = page.getByRole('group', { name: 'What time?' });
  await times
    .getByRole('radio', { name: /[4-9] places|1\d places/, disabled: false })
    .first()
    .check();
}

/** Goes on to the next step of the demo checkout. */
export async function nextStep(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Continue' }).click();
}
