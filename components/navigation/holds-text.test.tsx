import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { holdsText } from './holds-text';

it('detects typed text and checked boxes, but not default values', async () => {
  render(
    <form>
      <input type="hidden" name="key" defaultValue="a" />
      <input aria-label="Name" defaultValue="Jana" />
      <textarea aria-label="Message" />
      <input type="checkbox" aria-label="Consent" />
    </form>,
  );
  expect(holdsText()).toBe(false);
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'Ahoj');
  expect(holdsText()).toBe(true);
  await userEvent.clear(screen.getByRole('textbox', { name: 'Message' }));
  expect(holdsText()).toBe(false);
  await userEvent.click(screen.getByRole('checkbox'));
  expect(holdsText()).toBe(true);
  await userEvent.click(screen.getByRole('checkbox'));
  expect(holdsText()).toBe(false);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), '!');
  expect(holdsText()).toBe(true);
});
