import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import type { Event } from '#lib/content/get-event';
import { anEvent } from '#lib/content/testing/an-event';
import type { Locale } from '#lib/platform/i18n/locales';
import { EventDetail } from './event-detail';

const before = new Date('2026-05-20T12:00:00Z');
const after = new Date('2026-05-23T21:00:00Z');

const nextWeek = anEvent({
  _id: 'event-talk',
  title: 'A brewer’s talk',
  start: '2026-05-30T16:00:00Z',
  end: '2026-05-30T18:00:00Z',
});

function show(event = anEvent(), now = before, locale: Locale = 'en', others: Event[] = []) {
  return renderLocalized(
    <EventDetail
      event={event}
      url="https://beermuseum.example/en/events/an-event"
      locale={locale}
      others={others}
      now={now}
      expiredNotice={<p>It is over.</p>}
    />,
    locale,
  );
}

describe('EventDetail', () => {
  it('shows time, place and price, and links to the tickets', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Night in the vaults');
    expect(screen.getByRole('link', { name: 'Events' })).toHaveAttribute('href', '/en/events');
    expect(screen.getByRole('time')).toHaveTextContent('23 May 2026 Saturday');
    expect(screen.getByText('20:00–23:00')).toBeVisible();
    expect(screen.getAllByText('Lager cellar')).toHaveLength(2);
    expect(screen.getByText('790 Kč')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Buy tickets' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/checkout-demo\?locale=en&event=./),
    );
    expect(screen.getByText('Bring a jumper.')).toBeVisible();
    expect(screen.getByText('It is over.')).not.toBeVisible();
  });

  it('names the last day of an event over several days', () => {
    show(anEvent({ end: '2026-05-25T14:00:00Z' }));
    expect(screen.getByText('20:00 – Mon 25 May, 16:00')).toBeVisible();
  });

  it('shows a notice from the end of the event on, and no tickets', () => {
    show(anEvent(), after);
    expect(screen.getByText('It is over.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Buy tickets' })).not.toBeInTheDocument();
    expect(screen.getByText('Bring a jumper.')).toBeVisible();
  });

  it('links to no tickets for a sold-out event', () => {
    show(anEvent({ status: 'soldOut' }), before, 'cs');
    expect(screen.getByText('Vyprodáno.')).toBeVisible();
    expect(screen.queryByText('Koupit vstupenky')).not.toBeInTheDocument();
  });

  it('offers the waiting list of a sold-out event until its end', () => {
    const soldOut = anEvent({ status: 'soldOut' });
    const { unmount } = show(soldOut, before, 'de');
    const offer = screen.getByRole('link', { name: 'In die Warteliste eintragen' });
    expect(offer).toHaveAttribute('href', '/de/forms/waitingList?about=event-night');
    expect(offer).toHaveAttribute('data-form', 'waitingList');
    // The browser shows or hides it again at the time of viewing.
    expect(offer.closest('[data-shown]')).not.toBeNull();
    unmount();
    show(soldOut, after, 'de');
    expect(
      screen.queryByRole('link', { name: 'In die Warteliste eintragen' }),
    ).not.toBeInTheDocument();
  });

  it.each(['scheduled', 'cancelled'] as const)('has no waiting list while %s', (status) => {
    show(anEvent({ status }));
    expect(screen.queryByRole('link', { name: 'Join the waiting list' })).not.toBeInTheDocument();
  });

  it('shows neither a price nor tickets for a cancelled event', () => {
    show(anEvent({ status: 'cancelled' }));
    expect(screen.getByText('This event won’t take place.')).toBeVisible();
    expect(screen.queryByText('790 Kč')).not.toBeInTheDocument();
    expect(screen.queryByText('Buy tickets')).not.toBeInTheDocument();
  });

  it('marks its day in the calendar, which leads to the tickets while they are on sale', () => {
    const { unmount } = show();
    expect(screen.getByRole('table')).toHaveTextContent(/^May 2026/);
    const day = screen.getByRole('button', { name: /Sat.*23.May/ });
    expect(day).toHaveAttribute('value', '2026-05-23');
    const form = day.closest('form');
    expect(form?.dataset.checkout).toContain('event=event-night');
    expect([...new FormData(form ?? undefined)]).toContainEqual(['event', 'event-night']);
    unmount();
    const { unmount: leave } = show(anEvent({ status: 'soldOut' }));
    expect(screen.queryByRole('button', { name: /Sat.*23.May/ })).not.toBeInTheDocument();
    expect(screen.getByRole('cell', { name: '23 Night in the vaults' })).toBeVisible();
    leave();
    show(anEvent(), after);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('names the event at each of its days, in the language of its title', () => {
    show(anEvent({ languages: ['en'], price: 0, end: '2026-05-25T14:00:00Z' }), before, 'cs');
    for (const day of [23, 24, 25]) {
      expect(screen.getByRole('cell', { name: `${day} Night in the vaults` })).toBeVisible();
    }
    expect(screen.getByRole('cell', { name: '26' })).toBeVisible();
    const [title] = screen.getAllByText('Night in the vaults', { selector: 'td *' });
    expect(title?.closest('[lang]')).toHaveAttribute('lang', 'en');
  });

  it('lists the next events', () => {
    show(anEvent(), after, 'en', [nextWeek]);
    expect(screen.getByRole('link', { name: 'A brewer’s talk' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/en/events');
  });

  it('links to no tickets for a free event', () => {
    show(anEvent({ price: 0 }), before, 'it');
    expect(screen.getByText('Ingresso libero')).toBeVisible();
    expect(screen.queryByText('Acquista i biglietti')).not.toBeInTheDocument();
  });

  it('marks English content with its language on a page in another language', () => {
    show(anEvent({ languages: ['en'] }), before, 'cs');
    expect(screen.getByText('Bring a jumper.').closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Koupit vstupenky').closest('[lang]')).toHaveAttribute('lang', 'cs');
    expect(screen.getByRole('link', { name: 'Události' }).closest('[lang]')).toHaveAttribute(
      'lang',
      'cs',
    );
  });
});
