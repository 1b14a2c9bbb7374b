import { expect, it, vi } from 'vitest';
import { getBookable } from '#lib/content/get-bookable';
import { getTicketTypes } from '#lib/content/get-ticket-types';
import { anExperience } from '#lib/content/testing/an-experience';
import { getCatalog } from './get-catalog';

vi.mock('#lib/content/get-bookable', () => ({ getBookable: vi.fn() }));
vi.mock('#lib/content/get-ticket-types', () => ({ getTicketTypes: vi.fn() }));
vi.mock('#lib/content/get-event', () => ({ getEvents: async () => [] }));
vi.mock('#lib/content/get-settings', () => ({ getSettings: async () => null }));
vi.mock('#lib/content/get-vouchers', () => ({ getVouchers: async () => [] }));
vi.mock('#lib/content/get-museum-plan', () => ({
  getMuseumPlan: async () => ({ weekly: [], exceptions: null }),
}));

const child = {
  _type: 'ticketType' as const,
  ...{ note: null, deduction: null, persons: 1, adults: 0, share: 0.5 },
};

it('an experience with a minimum age is sold without tickets for younger children', async () => {
  vi.mocked(getBookable).mockResolvedValue([
    anExperience({ _id: 'ice', title: 'The Ice Cellar', price: 290 }),
    anExperience({ _id: 'lantern', title: 'Lantern Night', price: 790, minimumAge: 12 }),
  ]);
  vi.mocked(getTicketTypes).mockResolvedValue([
    { ...child, _id: 'infant', name: 'Child {ages}', minAge: null, maxAge: 5, share: 0 },
    { ...child, _id: 'child', name: 'Child {ages}', minAge: 6, maxAge: 17 },
  ]);
  const { experiences } = await getCatalog('en');
  const sold = experiences.map(({ id, tickets }) => [
    id,
    tickets.map(({ name, price }) => `${name.replace(/\s/g, ' ')}: ${price}`),
  ]);
  expect(Object.fromEntries(sold)).toEqual({
    ice: ['Child under 6: 0', 'Child 6 to 17: 145'],
    lantern: ['Child 12 to 17: 395'],
  });
});
