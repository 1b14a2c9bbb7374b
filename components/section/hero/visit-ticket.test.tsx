import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import { VisitTicket } from './visit-ticket';

function show(changes: Partial<Parameters<typeof VisitTicket>[0]> = {}) {
  renderLocalized(
    <VisitTicket
      hours={null}
      company={null}
      fromPrice={290}
      action={{ label: 'Buy tickets', href: '/en/ticketing-office', openInNewWindow: false }}
      locale="en"
      now={new Date('2026-05-20T10:00:00Z')}
      {...changes}
    />,
  );
}

it('shows the least price and free cancellation, and links to the tickets', () => {
  show();
  expect(screen.getByText('from 290 Kč')).toBeVisible();
  expect(screen.getByText(/^Free cancellation/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Buy tickets' })).toHaveAttribute(
    'href',
    '/en/ticketing-office',
  );
});

it('opens what its link opens, and announces a new window', () => {
  const link = { label: 'Buy', href: 'https://shop.example/', openInNewWindow: true };
  show({ action: { ...link, checkout: 'x=1' } });
  const action = screen.getByRole('link', { name: 'Buy (opens in a new window)' });
  expect(action).toHaveAttribute('data-checkout', 'x=1');
  expect(action).toHaveAttribute('target', '_blank');
});

it('links to the facts that it does not have', () => {
  show({ fromPrice: null, action: null });
  expect(screen.getByRole('link', { name: 'Opening hours' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'How to get here' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All prices' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Buy tickets' })).not.toBeInTheDocument();
});
