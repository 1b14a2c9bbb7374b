import { useTranslations } from 'next-intl';
import { toQuery } from '#lib/tickets/checkout/checkout-query';
import type { CheckoutOrder, CheckoutProduct } from '#lib/tickets/checkout/checkout-request';
import { demoCheckout } from '#lib/tickets/checkout/demo-checkout';
import styles from './demo-pages.module.css';

interface DemoPagesProps {
  readonly request: CheckoutOrder;
  readonly returnTo: string;
}

const pages = [
  { name: 'tickets', product: { kind: 'tickets' } },
  { name: 'vouchers', product: { kind: 'voucher', amount: null } },
  { name: 'booking', product: { kind: 'booking', order: null } },
] as const satisfies readonly { name: string; product: CheckoutProduct }[];

/** Renders the links to the other pages of the checkout and back to the site. */
export function DemoPages({ request, returnTo }: DemoPagesProps) {
  const t = useTranslations('checkoutDemo');
  const kind = request.product.kind;
  const current = kind === 'voucher' ? 'vouchers' : kind === 'booking' ? 'booking' : 'tickets';
  return (
    <nav className={styles.pages} aria-label={t('pages')}>
      <ul className={styles.list}>
        {pages.map(({ name, product }) => (
          <li key={name}>
            <a
              href={hrefFor({ ...request, product }, returnTo)}
              aria-current={name === current ? 'page' : undefined}
            >
              {t(name)}
            </a>
          </li>
        ))}
      </ul>
      <a href={returnTo}>{t('back')}</a>
    </nav>
  );
}

function hrefFor(order: CheckoutOrder, returnTo: string): string {
  const open = { date: null, time: null, language: null, party: null, tickets: null };
  const query = toQuery({ ...order, ...open });
  query.set('return', returnTo);
  return `${demoCheckout.path}?${query}`;
}
