import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { deleteCookie } from '#lib/consent/delete-cookie';
import { localeCookie } from '#lib/routing/locale-cookie';
import { LanguageMemory } from './language-memory';

const stay = (event: Event) => event.preventDefault();

afterEach(() => {
  document.removeEventListener('click', stay);
  deleteCookie(document, location, localeCookie.name);
  history.replaceState(null, '', '/');
});

test('a click on another language keeps the place and stores the choice', async () => {
  history.replaceState(null, '', '/en/contact?ref=hotel#hours');
  document.addEventListener('click', stay);
  render(
    <>
      <a href="/de/kontakt" data-locale="de">
        <span>Deutsch</span>
      </a>
      <a href="/en/faq">FAQ</a>
      <LanguageMemory />
    </>,
  );
  await userEvent.click(screen.getByText('FAQ'));
  expect(document.cookie).not.toContain('NEXT_LOCALE');
  await userEvent.click(screen.getByText('Deutsch'));
  expect(document.cookie).toContain('NEXT_LOCALE=de');
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Deutsch' });
  expect(link.pathname + link.search + link.hash).toBe('/de/kontakt?ref=hotel#hours');
});

test.each([
  { type: 'auxclick', button: 1, stored: true },
  { type: 'auxclick', button: 2, stored: false },
  // A long press, or the key for the menu.
  { type: 'contextmenu', button: 0, stored: false },
])(
  'another press ($type, $button) keeps the place, and that of the menu stores no choice',
  ({ type, button, stored }) => {
    history.replaceState(null, '', '/en/contact?ref=hotel');
    render(
      <>
        <a href="/de/kontakt" data-locale="de">
          Deutsch
        </a>
        <LanguageMemory />
      </>,
    );
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Deutsch' });
    link.dispatchEvent(new MouseEvent(type, { button, bubbles: true }));
    expect(link.search).toBe('?ref=hotel');
    expect(document.cookie.includes('NEXT_LOCALE=de')).toBe(stored);
  },
);
