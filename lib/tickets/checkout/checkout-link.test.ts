import { afterEach, expect, it, vi } from 'vitest';
import type { LinkedOrder } from './checkout-link.ts';

const order: LinkedOrder = {
  locale: 'cs',
  product: { kind: 'experience', id: 'experience-cellar-route' },
  dsc: 'VAULT10',
};
const query = 'locale=cs&experience=experience-cellar-route&dsc=VAULT10';

afterEach(() => vi.resetModules());

async function linkWith(variables: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const { checkoutLink } = await import('./checkout-link.ts');
  return checkoutLink(order);
}

it('leads to the demo checkout if no provider is set', async () => {
  expect(await linkWith({})).toEqual({ href: `/checkout-demo?${query}`, checkout: query });
});

it('leads to the provider’s page', async () => {
  const link = await linkWith({
    CHECKOUT_SCRIPT_URL: 'https://tickets.example.com/checkout.js',
    CHECKOUT_PAGE_URL: 'https://tickets.example.com/?shop=7',
  });
  expect(link.href).toBe(`https://tickets.example.com/?shop=7&${query}`);
});

it('leads to the ticketing office with the codes if the provider has no page', async () => {
  const link = await linkWith({ CHECKOUT_SCRIPT_URL: 'https://tickets.example.com/checkout.js' });
  expect(link).toEqual({ href: '/cs/pokladna?dsc=VAULT10', checkout: query });
});
