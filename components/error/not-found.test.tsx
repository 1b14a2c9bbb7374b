import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import { NotFound } from './not-found';

test('says what was not found, in the language of the page', () => {
  renderLocalized(<NotFound locale="cs" path="/cs/%C4%8Desk%C3%A1-cesta" />, 'cs');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Stránka nenalezena /cs/česká-cesta',
  );
  expect(screen.getByText('Tenhle sud je prázdný.')).toBeInTheDocument();
});

test('leads home and back, both without script', () => {
  renderLocalized(<NotFound locale="de" path="/de/x" />, 'de');
  expect(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/de');
  expect(screen.getByRole('link', { name: 'Zurück' })).toHaveAttribute('href', '/de');
});

test('shows a path as text, never as markup', () => {
  const { container } = renderLocalized(
    <NotFound locale="en" path="/en/%3Cimg%20src=x%20onerror=alert(1)%3E" />,
  );
  expect(screen.getByRole('heading')).toHaveTextContent('/en/<img src=x onerror=alert(1)>');
  expect(container.querySelector('[onerror]')).toBeNull();
});

test('has no second line when there is no path', () => {
  renderLocalized(<NotFound locale="en" path="" />);
  expect(screen.getByRole('heading').textContent).toBe('Page not found');
});
