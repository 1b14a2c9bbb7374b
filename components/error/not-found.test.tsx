import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import type { Locale } from '#lib/platform/i18n/locales';
import { fillPage, joinParts, splitPage } from '#lib/request/listing/page-place';
import { requestedPathPlaces } from '#lib/request/requested-path';
import { NotFound } from './not-found';

afterEach(() => document.body.replaceChildren());

/** The page as the server sends it for a requested path. */
function renderFor(target: string, locale: Locale = 'en') {
  const { container, unmount } = renderLocalized(<NotFound locale={locale} />, locale);
  const page = Buffer.from(container.innerHTML);
  const html = String(joinParts(fillPage(splitPage(page, requestedPathPlaces), target)));
  unmount();
  document.body.innerHTML = html;
  return document.body;
}

test('shows the path that was not found, in the language of the page', () => {
  renderFor('/cs/%C4%8Desk%C3%A1-cesta?ref=x', 'cs');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    /^Stránka nenalezena \/cs\/česká-cesta$/,
  );
  expect(screen.getByText('Tenhle sud je prázdný.')).toBeInTheDocument();
});

test('links to the home page and back, both without script', () => {
  renderLocalized(<NotFound locale="de" />, 'de');
  expect(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/de');
  expect(screen.getByRole('link', { name: 'Zurück' })).toHaveAttribute('href', '/de');
});

test('shows a path as text, never as markup', () => {
  const container = renderFor('/en/%3Cimg%20src=x%20onerror=alert(1)%3E');
  expect(screen.getByRole('heading')).toHaveTextContent('/en/<img src=x onerror=alert(1)>');
  expect(container.querySelector('[onerror]')).toBeNull();
});

test('replaces special characters of a path literally', () => {
  renderFor('/en/$&$1');
  expect(screen.getByRole('heading')).toHaveTextContent('/en/$&$1');
});

test('has no second line before the path is known', () => {
  renderLocalized(<NotFound locale="en" />);
  expect(screen.getByRole('heading').textContent).toBe('Page not found');
});
