import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { CheckoutDemo } from '#components/checkout-demo/checkout-demo';
import { getDemoHouse } from '#lib/checkout-demo/get-demo-house';
import { currentLocale } from '#lib/platform/i18n/current-locale';

export default async function CheckoutDemoPage() {
  const locale = await currentLocale();
  const t = await getTranslations('checkoutDemo');
  const { checkoutDemo } = await getMessages();
  return (
    <NextIntlClientProvider messages={{ checkoutDemo }}>
      <CheckoutDemo house={await getDemoHouse(locale, t('entry'))} locale={locale} />
    </NextIntlClientProvider>
  );
}
