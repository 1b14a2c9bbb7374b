import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { Locale } from '#lib/platform/i18n/locales';
import type { Catalog } from '../rules/catalog';
import { CheckoutDemo } from './checkout-demo';

interface DemoCheckoutPageProps {
  readonly catalog: Catalog;
  readonly locale: Locale;
}

/** Renders the demo checkout with everything that it sells, in a language. */
export async function DemoCheckoutPage({ catalog, locale }: DemoCheckoutPageProps) {
  const { checkoutDemo } = await getMessages();
  return (
    <NextIntlClientProvider messages={{ checkoutDemo }}>
      <CheckoutDemo catalog={catalog} locale={locale} />
    </NextIntlClientProvider>
  );
}
