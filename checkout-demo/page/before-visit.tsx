import { useTranslations } from 'next-intl';
import { MarkedList } from '#components/ui/marked-list';
import type { OrderItem } from '../rules/order';
import styles from './result.module.css';

const bring = {
  visit: ['bringTicket', 'bringJumper', 'bringShoes', 'bringId'],
  event: ['bringTicket', 'bringId'],
} as const;

interface BeforeVisitProps {
  readonly kind: Exclude<OrderItem['kind'], 'voucher'>;
}

/** Renders what visitors need to know before they come; the facts are those of the contact page. */
export function BeforeVisit({ kind }: BeforeVisitProps) {
  const t = useTranslations('checkoutDemo');
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{t('bring')}</h2>
      <MarkedList items={bring[kind].map((thing) => t(thing))} />
      {kind === 'visit' ? <p>{t('arrive')}</p> : null}
    </section>
  );
}
