import { describe, expect, it } from 'vitest';
import { anExperience } from '../../content/testing/an-experience.ts';
import { experienceNode } from './experience.ts';
import { aSite } from './testing/a-site.ts';

const facts = { path: '/en/experiences/brewhouse-hour', image: undefined };

function ticket(name: string, share: number) {
  return {
    _id: name,
    _type: 'ticketType' as const,
    name,
    note: null,
    share,
    deduction: null,
    persons: 1,
    adults: 1,
    minAge: null,
    maxAge: null,
  };
}

describe('experienceNode', () => {
  it('has the lowest and highest price of paid tickets', () => {
    const types = [ticket('Adult', 1), ticket('Child', 0.5), ticket('Under 6', 0)];
    const { offers } = experienceNode(aSite(), anExperience(), types, facts);
    expect(offers).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: 345,
      highPrice: 690,
      offerCount: 2,
      priceCurrency: 'CZK',
      url: 'https://example.com/en/ticketing-office',
      offers: [
        { name: 'Adult', price: 690 },
        { name: 'Child', price: 345 },
      ],
    });
  });

  it('has the adult price if there are no ticket types', () => {
    const { offers } = experienceNode(aSite(), anExperience(), [], facts);
    expect(offers).toMatchObject({ '@type': 'Offer', price: 690 });
  });
});
