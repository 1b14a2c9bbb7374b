import { DemoCheckoutPage } from '#checkout-demo/page/demo-checkout-page';
import { currentLocale } from '#lib/platform/i18n/current-locale';
import { getCatalog } from '../get-catalog';

export default async function CheckoutDemoPage() {
  const locale = await currentLocale();
  return <DemoCheckoutPage catalog={await getCatalog(locale)} locale={locale} />;
}
