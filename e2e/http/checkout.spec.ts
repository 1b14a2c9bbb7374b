import { expect, test } from '@playwright/test';
import { locales } from '../../lib/platform/i18n/locales.ts';

test('the demo checkout has one address in every language and is not indexed', async ({
  request,
}) => {
  for (const locale of locales) {
    const response = await request.get(`/checkout-demo?locale=${locale}`);
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(html).toContain(`<html lang="${locale}"`);
    expect(html).toMatch(/<meta name="robots" content="noindex/);
  }
  const slash = await request.get('/checkout-demo/?locale=de', { maxRedirects: 0 });
  expect(slash.headers().location).toContain('/checkout-demo?locale=de');
  expect((await request.get('/checkout-demo/de')).status()).toBe(404);
});
