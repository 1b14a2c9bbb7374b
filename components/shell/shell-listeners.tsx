import { useTranslations } from 'next-intl';
import { checkoutScript } from '#lib/tickets/checkout/checkout-link';
import { DeferredIslands } from './deferred-islands';

/**
 * What listens on the document for every page alike. Part of the layout, so that the browser
 * gets it once and not with each kind of page.
 */
export function ShellListeners() {
  const t = useTranslations('checkout');
  const texts = {
    title: t('pragueTitle'),
    text: t('pragueText'),
    goOn: t('pragueContinue'),
    cancel: t('pragueCancel'),
  };
  return <DeferredIslands checkout={{ scriptUrl: checkoutScript(), texts }} />;
}
