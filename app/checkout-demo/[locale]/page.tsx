import { DemoCheckoutPage } from '#checkout-demo/page/demo-checkout-page';
import { currentLocale } from '#lib/platform/i18n/current-locale';

export default async function CheckoutDemoPage() {
  return <DemoCheckoutPage locale={await currentLocale()} />;
}
