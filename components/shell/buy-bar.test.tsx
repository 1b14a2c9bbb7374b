import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import { BuyBar, isTicketsOffer } from './buy-bar';

const action = { label: 'Koupit vstupenky', href: '/cs/pokladna', openInNewWindow: false };
const others = { label: 'Co se chystá', href: '/cs/udalosti', openInNewWindow: false };
const end = new Date('2026-12-31T23:00:00Z');
const offer = { action, price: '1 490 Kč', until: end, afterwards: others };

test('links to the tickets, and shows the price and free cancellation', () => {
  renderLocalized(<BuyBar offer={{ action, price: 'od 290 Kč' }} now={new Date()} />, 'cs');
  expect(screen.getByRole('link', { name: 'Koupit vstupenky' })).toBeVisible();
  expect(screen.getByText('od 290 Kč')).toBeVisible();
  expect(screen.getByText(/Zrušení zdarma nejpozději 24 hodin předem/)).toBeVisible();
});

test('links to the next page instead of the tickets after the end of an offer', () => {
  renderLocalized(<BuyBar offer={offer} now={end} />, 'cs');
  expect(screen.queryByText('Koupit vstupenky')).toBeNull();
  expect(screen.getByRole('link', { name: 'Co se chystá' })).toBeVisible();
});

test('hides the link to the next page until the end of an offer', () => {
  renderLocalized(<BuyBar offer={offer} now={new Date(end.getTime() - 1)} />, 'cs');
  expect(screen.getByRole('link', { name: 'Koupit vstupenky' })).toBeVisible();
  expect(screen.getByText('Co se chystá')).not.toBeVisible();
});

test('is hidden once what its action leads to is over, if no other takes its place', () => {
  const ending = { action: { ...others, until: end }, price: null };
  const { container, unmount } = renderLocalized(
    <BuyBar offer={ending} now={new Date(end.getTime() - 1)} />,
    'cs',
  );
  expect(screen.getByRole('link', { name: 'Co se chystá' })).toBeVisible();
  expect(container.querySelector('[data-offer]')).toHaveAttribute(
    'data-shown',
    '../2026-12-31T23:00Z',
  );
  unmount();
  expect(
    renderLocalized(<BuyBar offer={ending} now={end} />, 'cs').container,
  ).toBeEmptyDOMElement();
});

test('is hidden until an offer begins', () => {
  const later = { action: others, price: null, from: end };
  const { container, unmount } = renderLocalized(
    <BuyBar offer={later} now={new Date(end.getTime() - 1)} />,
    'cs',
  );
  expect(container.querySelector('[data-offer]')).not.toBeVisible();
  unmount();
  renderLocalized(<BuyBar offer={later} now={end} />, 'cs');
  expect(screen.getByRole('link', { name: 'Co se chystá' })).toBeVisible();
});

test('distinguishes an offer of tickets, which a hero need not repeat, from others', () => {
  expect(isTicketsOffer({ action, price: null }, 'cs')).toBe(true);
  expect(isTicketsOffer({ action: others, price: null }, 'cs')).toBe(false);
  expect(isTicketsOffer({ action: { ...action, label: null }, price: null }, 'cs')).toBe(false);
  expect(isTicketsOffer(null, 'cs')).toBe(false);
});

test.each([null, { action: { ...action, label: null }, price: null }])(
  'renders nothing for the offer %j',
  (nothing) => {
    const { container } = renderLocalized(<BuyBar offer={nothing} now={new Date()} />);
    expect(container).toBeEmptyDOMElement();
  },
);
