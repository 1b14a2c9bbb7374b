import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import { aDeal } from '#lib/content/testing/a-deal';
import { anExperience } from '#lib/content/testing/an-experience';
import { DealDetail } from './deal-detail';

const running = new Date('2026-06-30T23:59:00+02:00');
const ended = new Date('2026-07-01T00:00:00+02:00');
const early = new Date('2026-04-30T12:00:00+02:00');

function show(deal = aDeal(), now = running) {
  return renderLocalized(
    <DealDetail
      deal={deal}
      locale="en"
      contentLocale="en"
      now={now}
      endedNotice={<p>This offer has ended.</p>}
    />,
  );
}

const buy = () => screen.queryByRole('link', { name: 'Buy tickets' });

describe('DealDetail', () => {
  it('shows the code, its days and terms, and passes the code to the checkout', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Two mugs');
    expect(screen.getByText('TWOMUGS')).toBeVisible();
    expect(screen.getAllByText('1 May 2026 – 30 June 2026')).toHaveLength(2);
    expect(screen.getByText('Not together with other offers.')).toBeVisible();
    expect(buy()).toHaveAttribute('href', '/checkout-demo?locale=en&dsc=TWOMUGS');
    expect(screen.getByText('This offer has ended.')).not.toBeVisible();
  });

  it('passes the code of the partner, too', () => {
    show(aDeal({ code: null, partner: 'hotel-spa' }));
    expect(screen.queryByText('Your code')).not.toBeInTheDocument();
    expect(buy()).toHaveAttribute('href', '/checkout-demo?locale=en&ref=hotel-spa');
  });

  it('shows alternatives instead of code and action once the deal has ended', () => {
    show(aDeal({ experiences: [anExperience()] }), ended);
    expect(screen.getByText('This offer has ended.')).toBeVisible();
    expect(screen.queryByText('TWOMUGS')).not.toBeInTheDocument();
    expect(buy()).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'What else is on offer' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Good for' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'The Brewhouse Hour' })).toBeVisible();
  });

  it('shows its days before it begins, but no way to buy', () => {
    const { container } = show(aDeal(), early);
    expect(screen.getByText('TWOMUGS')).toBeVisible();
    expect(container.innerHTML).not.toContain('/checkout-demo');
    expect(screen.getByText('This offer has ended.')).not.toBeVisible();
  });

  it('shows only the last day of a deal without a first day', () => {
    show(aDeal({ validFrom: null }));
    expect(screen.getByText('Valid until')).toBeVisible();
    expect(screen.getAllByText('30 June 2026')).toHaveLength(2);
  });
});
