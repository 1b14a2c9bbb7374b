import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import { PartyObstacleNote, PartyQuote } from './party-quote';

const adult = {
  ...{ id: 'adult', name: 'Adult', price: 490, persons: 1, adults: 1 },
  ...{ minAge: null, maxAge: null },
};
const infant = { ...adult, id: 'infant', name: 'Child, under 6', price: 0, adults: 0 };
const quote = {
  lines: [
    { ticket: adult, count: 2 },
    { ticket: infant, count: 1 },
  ],
  total: 980,
  saved: 98,
  guests: 3,
};
const order = { href: '/checkout-demo?locale=en', checkout: 'locale=en' };
const languages = ['en' as const];
const experience = { title: 'The Cellar Route', languages, minimumAge: 8 };

it('shows the tickets, the total in crowns and euro, and what is saved', () => {
  renderLocalized(
    <PartyQuote experience={experience} quote={quote} order={order} euroRate={25} locale="en" />,
  );
  expect(screen.getByText('2 × Adult').nextSibling).toHaveTextContent('980 Kč');
  expect(screen.getByText('1 × Child, under 6').nextSibling).toHaveTextContent('free');
  expect(screen.getByText('Total').parentElement).toHaveTextContent('980 Kč ≈ €39');
  expect(screen.getByText('98 Kč less than single tickets')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Buy these tickets' })).toHaveAttribute(
    'data-checkout',
    'locale=en',
  );
});

it('marks an experience that exists in English only on a page in another language', () => {
  renderLocalized(
    <PartyQuote experience={experience} quote={quote} order={order} euroRate={null} locale="de" />,
    'de',
  );
  expect(screen.getByText('The Cellar Route')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('EN')).toBeVisible();
});

it('says nothing of saving where single tickets cost the same', () => {
  renderLocalized(
    <PartyQuote
      experience={experience}
      quote={{ ...quote, saved: 0 }}
      order={order}
      euroRate={null}
      locale="en"
    />,
  );
  expect(screen.queryByText(/single tickets/)).toBeNull();
  expect(screen.queryByText(/≈/)).toBeNull();
});

it.each([
  ['en', 'Only for guests aged 12 and over.'],
  ['cs', 'Jen pro hosty od 12 let.'],
  ['de', 'Nur für Gäste ab 12 Jahren.'],
  ['it', 'Solo per ospiti dai 12 anni.'],
] as const)('says in %s which children cannot come on a ticket for some ages', (locale, text) => {
  const child = { ...infant, id: 'child', name: 'Child, 12 to 17', minAge: 12, maxAge: 17 };
  const lines = [{ ticket: adult, count: 2 }];
  const night = { title: 'Lantern Night', languages, minimumAge: 12 };
  const shown = { experience: night, order, euroRate: null, locale };
  const { unmount } = renderLocalized(
    <PartyQuote {...shown} quote={{ ...quote, lines }} />,
    locale,
  );
  expect(screen.queryByText(text)).toBeNull();
  unmount();
  const withChild = { ...quote, lines: [...lines, { ticket: child, count: 1 }] };
  renderLocalized(<PartyQuote {...shown} quote={withChild} />, locale);
  expect(screen.getByText(text)).toBeVisible();
});

it('leads a party that is too large to an enquiry, and says who is too young', () => {
  const note = { experience, locale: 'it' } as const;
  const { unmount } = renderLocalized(<PartyObstacleNote {...note} obstacle="enquiry" />, 'it');
  expect(screen.getByRole('link', { name: 'invia una richiesta' })).toHaveAttribute(
    'href',
    '/it/forms/reservation',
  );
  unmount();
  renderLocalized(<PartyObstacleNote {...note} obstacle="tooYoung" />, 'it');
  expect(screen.getByText('Solo per ospiti dagli 8 anni.')).toBeVisible();
});
