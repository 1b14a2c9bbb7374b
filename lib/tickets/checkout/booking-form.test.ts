import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.resetModules());

async function formWith(variables: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const { bookingForm } = await import('./booking-form.ts');
  return bookingForm('de');
}

it('asks the demo checkout where no provider is named', async () => {
  expect(await formWith({})).toEqual({
    action: '/checkout-demo',
    hidden: [['locale', 'de']],
    checkout: 'locale=de&booking=',
  });
});

it('asks the provider’s page, with what its address says', async () => {
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

it('leads to the ticketing office where the provider has no page', async () => {
  const form = await formWith({ CHECKOUT_SCRIPT_URL: 'https://tickets.example.com/checkout.js' });
  expect(form).toMatchObject({ action: '/de/kasse', hidden: [] });
});
