import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import { anEvent } from '#lib/content/testing/an-event';
import { EventRow } from './event-row';

const now = new Date('2026-05-01T12:00:00Z');

describe('EventRow', () => {
  it('shows day, month and weekday in Prague, place and price', () => {
    renderLocalized(<EventRow event={anEvent()} locale="it" now={now} />, 'it');
    expect(screen.getByRole('time')).toHaveTextContent('23 maggio sabato');
    expect(screen.getByText('Cantina di maturazione')).toBeVisible();
    expect(screen.getByText('790 Kč')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Night in the vaults' })).toHaveAttribute(
      'href',
      '/it/eventi/night-in-the-vaults',
    );
  });

  it('shows the picture of the event, and none where it has none', () => {
    const { unmount } = renderLocalized(<EventRow event={anEvent()} locale="en" now={now} />);
    expect(screen.getByRole('img', { name: 'A lantern' })).toBeVisible();
    unmount();
    renderLocalized(<EventRow event={anEvent({ picture: null })} locale="en" now={now} />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('adds the year when it is not the current one', () => {
    const event = anEvent({ start: '2026-12-31T23:30:00Z' });
    renderLocalized(<EventRow event={event} locale="en" now={now} />);
    expect(screen.getByRole('time')).toHaveTextContent('1 January 2027 Friday');
  });

  it('shows that entry is free', () => {
    renderLocalized(<EventRow event={anEvent({ price: 0 })} locale="cs" now={now} />, 'cs');
    expect(screen.getByText('Vstup zdarma')).toBeVisible();
  });

  it('shows the status beside the place', () => {
    renderLocalized(
      <EventRow event={anEvent({ status: 'soldOut' })} locale="de" now={now} />,
      'de',
    );
    expect(screen.getByText('Ausverkauft')).toBeVisible();
    expect(screen.getByText('Lagerkeller')).toBeVisible();
  });

  it('shows no price for a cancelled event', () => {
    renderLocalized(<EventRow event={anEvent({ status: 'cancelled' })} locale="en" now={now} />);
    expect(screen.getByText('Cancelled')).toBeVisible();
    expect(screen.queryByText('790 Kč')).not.toBeInTheDocument();
  });

  it('shows no price for a past event', () => {
    renderLocalized(<EventRow event={anEvent()} locale="en" now={now} past />);
    expect(screen.queryByText('790 Kč')).not.toBeInTheDocument();
  });

  it('marks an event that exists in English only', () => {
    renderLocalized(
      <EventRow event={anEvent({ languages: ['en'] })} locale="cs" now={now} />,
      'cs',
    );
    expect(screen.getByRole('link')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('v angličtině')).toBeInTheDocument();
  });
});
