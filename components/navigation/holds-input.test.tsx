import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { holdsInput } from './holds-input';

it('detects typed text and checked boxes, but not default values', async () => {
  render(
    <form>
      <input type="hidden" name="key" defaultValue="a" />
      <input aria-label="Name" defaultValue="Jana" />
      <textarea aria-label="Message" />
      <input type="checkbox" aria-label="Consent" />
    </form>,
  );
  expect(holdsInput()).toBe(false);
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'Ahoj');
  expect(holdsInput()).toBe(true);
  await userEvent.clear(screen.getByRole('textbox', { name: 'Message' }));
  expect(holdsInput()).toBe(false);
  await userEvent.click(screen.getByRole('checkbox'));
  expect(holdsInput()).toBe(true);
  await userEvent.click(screen.getByRole('checkbox'));
  expect(holdsInput()).toBe(false);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), '!');
  expect(holdsInput()).toBe(true);
});
