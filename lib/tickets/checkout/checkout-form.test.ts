import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.resetModules());

async function formWith(variables: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const { checkoutForm } = await import('./checkout-form.ts');
  return checkoutForm({ locale: 'de', product: { kind: 'booking', order: null } });
}

it('leads to the demo checkout if no provider is set', async () => {
  expect(await formWith({})).toEqual({
    action: '/checkout-demo',
    hidden: [['locale', 'de']],
    checkout: 'locale=de&booking=',
  });
});

it('leads to the provider’s page with the query of its address', async () => {
  const form = await formWith({
    CHECKOUT_SCRIPT_URL: 'https://tickets.example.com/checkout.js',
    CHECKOUT_PAGE_URL: 'https://tickets.example.com/?shop=7',
  });
  expect(form).toMatchObject({
    action: 'https://tickets.example.com/',
    hidden: [
      ['shop', '7'],
      ['locale', 'de'],
    ],
  });
});

it('leads to the ticketing office if the provider has no page', async () => {
  const form = await formWith({ CHECKOUT_SCRIPT_URL: 'https://tickets.example.com/checkout.js' });
  expect(form).toMatchObject({ action: '/de/kasse', hidden: [] });
});
