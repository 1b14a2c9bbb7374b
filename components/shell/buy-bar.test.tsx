import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import { BuyBar } from './buy-bar';

const action = { label: 'Koupit vstupenky', href: '/cs/pokladna', openInNewWindow: false };

test('links to the tickets, and shows the least price and free cancellation', () => {
  renderLocalized(<BuyBar action={action} fromPrice={290} />, 'cs');
  expect(screen.getByRole('link', { name: 'Koupit vstupenky' })).toBeInTheDocument();
  expect(screen.getByText('od 290 Kč')).toBeInTheDocument();
  expect(screen.getByText(/Zrušení zdarma nejpozději 24 hodin předem/)).toBeInTheDocument();
});

test('renders nothing without an action', () => {
  const { container } = renderLocalized(<BuyBar action={null} fromPrice={290} />);
  expect(container).toBeEmptyDOMElement();
});
