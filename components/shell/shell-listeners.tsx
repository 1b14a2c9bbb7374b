import { useTranslations } from 'next-intl';
import { checkoutScript } from '#lib/tickets/checkout/checkout-link';
import { DeferredIslands } from './initial-islands';

/**
 * Renders the listeners on the document that all pages share. Part of the layout, so that the
 * browser loads them once and not with each kind of page.
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
