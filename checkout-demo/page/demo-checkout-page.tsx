import { NextIntlClientProvider } from 'next-intl';
import type { Locale } from '#lib/platform/i18n/locales';
import type { Catalog } from '../rules/catalog';
import { CheckoutDemo } from './checkout-demo';
import { demoMessages } from './demo-messages';

interface DemoCheckoutPageProps {
  readonly catalog: Catalog;
  readonly locale: Locale;
}

/** Renders the demo checkout with everything that it sells, in a language. */
export function DemoCheckoutPage({ catalog, locale }: DemoCheckoutPageProps) {
  return (
    <NextIntlClientProvider messages={demoMessages(locale)}>
      <CheckoutDemo catalog={catalog} locale={locale} />
    </NextIntlClientProvider>
  );
}
