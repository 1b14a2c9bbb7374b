import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { MenuDismissal } from './menu-dismissal';

function renderMenu() {
  render(
    <>
      <details data-menu="">
        <summary>Menu</summary>
        <a href="#hours">Opening hours</a>
      </details>
      <button type="button">Elsewhere</button>
      <MenuDismissal />
    </>,
  );
  const menu = screen.getByRole<HTMLDetailsElement>('group');
  menu.open = true;
  return menu;
}

test('Escape closes the menu and returns the focus to its button', async () => {
  const menu = renderMenu();
  screen.getByRole('link', { name: 'Opening hours' }).focus();
  expect(menu.open).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(menu.open).toBe(false);
  expect(screen.getByText('Menu')).toHaveFocus();
});

test('a click elsewhere closes the menu', async () => {
  const menu = renderMenu();
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(menu.open).toBe(false);
});

test('following a link of the menu closes it', async () => {
  const menu = renderMenu();
  await userEvent.click(screen.getByRole('link', { name: 'Opening hours' }));
  expect(menu.open).toBe(false);
});
