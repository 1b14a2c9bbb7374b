import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import { getExperiences } from '#lib/content/get-experience';
import type { SectionOf } from '#lib/content/get-page';
import { getTicketing } from '#lib/content/get-ticketing';
import { anExperience } from '#lib/content/testing/an-experience';
import { TicketPricesSection } from './ticket-prices-section';

vi.mock('#lib/content/get-experience', () => ({ getExperiences: vi.fn() }));
vi.mock('#lib/content/get-ticketing', () => ({ getTicketing: vi.fn() }));

const section: SectionOf<'ticketPricesSection'> = {
  _key: 'prices',
  _type: 'ticketPricesSection',
  anchor: 'prices',
  tone: 'sand',
  label: null,
  heading: 'Who pays what.',
  intro: null,
  actions: null,
};

const person = {
  _type: 'ticketType' as const,
  deduction: null,
  persons: 1,
  adults: 1,
  minAge: null,
  maxAge: null,
};

beforeEach(() => {
  vi.mocked(getExperiences).mockResolvedValue([
    anExperience({ _id: 'a', title: 'The Ice Cellar', price: 290 }),
    anExperience({ _id: 'b', title: 'Lantern Night', price: 790, minimumAge: 12 }),
  ]);
  vi.mocked(getTicketing).mockResolvedValue({
    types: [
      { ...person, _id: 'adult', name: 'Adult', note: 'From 18 years', share: 1 },
      { ...person, _id: 'infant', name: 'Child, {ages}', note: null, share: 0, maxAge: 5 },
    ],
    euroRate: 25,
    languageDays: [],
    fromPrice: 290,
  });
});

/** Opens the prices of all tickets. */
async function unfold() {
  const summary = screen.getByText('All prices');
  await userEvent.click(summary);
  return within(summary.closest('details') ?? document.body);
}

describe('TicketPricesSection', () => {
  it('says what two adults and a child pay for what costs them least', async () => {
    const { types, ...ticketing } = await getTicketing('en');
    const child = { ...person, adults: 0, _id: 'child', name: 'Child', note: null, share: 0.5 };
    vi.mocked(getTicketing).mockResolvedValue({ ...ticketing, types: [...types, child] });
    renderLocalized(await TicketPricesSection({ section, locale: 'en' }));
    expect(screen.getByText(/pay from 725\sKč/)).toBeInTheDocument();
  });

  it('asks who is coming, with two adults at first', async () => {
    const listing = { route: 'ticketing-office' as const, query: new URLSearchParams() };
    renderLocalized(await TicketPricesSection({ section, locale: 'en', listing }));
    const adults = screen.getByRole<HTMLSelectElement>('combobox', { name: /^Adult/ });
    expect([...new FormData(adults.form ?? undefined)]).toEqual([
      ['experience', 'a'],
      ['adult', '2'],
      ['infant', '0'],
    ]);
    expect(adults.form).toHaveAttribute('action', '/en/party-price');
    // Neither the form nor what stands above it is printed.
    const heading = screen.getByRole('heading', { name: 'How much for us?' });
    expect(heading.closest('.screen-only')).toContainElement(adults);
  });

  it('shows the price of every kind of ticket for every experience', async () => {
    renderLocalized(await TicketPricesSection({ section, locale: 'en' }));
    const prices = await unfold();
    expect(prices.getByText('From 18 years')).toBeVisible();
    const [iceCellar, lanternNight] = prices.getAllByRole('listitem');
    expect(iceCellar).toHaveTextContent('The Ice Cellar Adult290 Kč ≈ €12Child, under 6free');
    expect(lanternNight).toHaveTextContent('Lantern Night aged 12 and overAdult790 Kč ≈ €32');
    expect(
      within(lanternNight ?? document.body).getByRole('link', { name: 'Lantern Night' }),
    ).toHaveAttribute('href', '/en/experiences/brewhouse-hour');
  });

  it('shows that euro prices are approximate, and the buying terms', async () => {
    renderLocalized(await TicketPricesSection({ section, locale: 'en' }));
    await unfold();
    expect(screen.getByText(/you’ll be charged in Czech crowns/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cancellation terms' })).toBeVisible();
  });

  it('shows a message when nothing can be booked', async () => {
    vi.mocked(getExperiences).mockResolvedValue([]);
    renderLocalized(await TicketPricesSection({ section, locale: 'en' }));
    expect(screen.getByText('There are no experiences to book at the moment.')).toBeVisible();
  });
});
