import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import { BuyBar } from './buy-bar';

const action = { label: 'Koupit vstupenky', href: '/cs/pokladna', openInNewWindow: false };

test('leads to the tickets, and says from which price there are any and what may be undone', () => {
  renderLocalized(<BuyBar action={action} fromPrice={290} />, 'cs');
  expect(screen.getByRole('link', { name: 'Koupit vstupenky' })).toBeInTheDocument();
  expect(screen.getByText('od 290 Kč')).toBeInTheDocument();
  expect(screen.getByText(/Zrušení zdarma do 24 hodin předem/)).toBeInTheDocument();
});

test('is not there without a way to buy', () => {
  const { container } = renderLocalized(<BuyBar action={null} fromPrice={290} />);
  expect(container).toBeEmptyDOMElement();
});
