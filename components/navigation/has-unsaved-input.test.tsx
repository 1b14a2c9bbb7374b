import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { hasUnsavedInput } from './has-unsaved-input';

it('detects typed text, checked boxes and choices, but not default values', async () => {
  render(
    <form>
      <input type="hidden" name="key" defaultValue="a" />
      <input aria-label="Name" defaultValue="Jana" />
      <textarea aria-label="Message" />
      <input type="checkbox" aria-label="Consent" />
      <select aria-label="Country">
        <option value="">Please choose</option>
        <option value="cz">Czechia</option>
      </select>
      <select aria-label="Language" defaultValue="de">
        <option value="en">English</option>
        <option value="de">German</option>
      </select>
    </form>,
  );
  expect(hasUnsavedInput()).toBe(false);
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'Ahoj');
  expect(hasUnsavedInput()).toBe(true);
  await userEvent.clear(screen.getByRole('textbox', { name: 'Message' }));
  expect(hasUnsavedInput()).toBe(false);
  await userEvent.click(screen.getByRole('checkbox'));
  expect(hasUnsavedInput()).toBe(true);
  await userEvent.click(screen.getByRole('checkbox'));
  expect(hasUnsavedInput()).toBe(false);
  for (const [list, chosen, before] of [
    ['Country', 'Czechia', 'Please choose'],
    ['Language', 'English', 'German'],
  ] as const) {
    await userEvent.selectOptions(screen.getByRole('combobox', { name: list }), chosen);
    expect(hasUnsavedInput(), list).toBe(true);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: list }), before);
    expect(hasUnsavedInput(), list).toBe(false);
  }
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), '!');
  expect(hasUnsavedInput()).toBe(true);
});
