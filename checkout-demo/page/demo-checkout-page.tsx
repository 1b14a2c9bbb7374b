import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { Locale } from '#lib/platform/i18n/locales';
import { getCatalog } from '../get-catalog';
import { CheckoutDemo } from './checkout-demo';

/** Renders the demo checkout with everything that it sells, in a language. */
export async function DemoCheckoutPage({ locale }: { readonly locale: Locale }) {
  const { checkoutDemo } = await getMessages();
  return (
    <NextIntlClientProvider messages={{ checkoutDemo }}>
      <CheckoutDemo catalog={await getCatalog(locale)} locale={locale} />
    </NextIntlClientProvider>
  );
}
