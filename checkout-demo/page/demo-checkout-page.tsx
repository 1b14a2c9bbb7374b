import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import type { Locale } from '#lib/platform/i18n/locales';
import { getCatalog } from '../get-catalog';
import { CheckoutDemo } from './checkout-demo';

/** Renders the demo checkout with everything that it sells, in a language. */
export async function DemoCheckoutPage({ locale }: { readonly locale: Locale }) {
  const t = await getTranslations('checkoutDemo');
  const { checkoutDemo } = await getMessages();
  const names = { entry: t('entry'), entryWithSoftDrinks: t('entryWithSoftDrinks') };
  return (
    <NextIntlClientProvider messages={{ checkoutDemo }}>
      <CheckoutDemo catalog={await getCatalog(locale, names)} locale={locale} />
    </NextIntlClientProvider>
  );
}
