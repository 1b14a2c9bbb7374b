import type { Locator } from '@playwright/test';

/** An option of a select. */
interface Option {
  readonly value: string;
  readonly label: string;
}

/** Selects the first option of a select that is neither empty nor selected, and returns it. */
export async function selectOther(select: Locator): Promise<Option> {
  const option = select.locator('option:not([value=""]):not(:checked)').first();
  const [value, label] = [await option.getAttribute('value'), await option.textContent()];
  if (!value || !label) throw new Error('The select offers nothing else.');
  await select.selectOption(value);
  return { value, label };
}
