import { useTranslations } from 'next-intl';
import { MarkedList } from '#components/ui/marked-list';
import type { Catalog } from '../rules/catalog';
import type { OrderItem } from '../rules/order';
import styles from './result.module.css';

const bring = {
  visit: ['bringTicket', 'bringJumper', 'bringShoes', 'bringId'],
  event: ['bringTicket', 'bringId'],
} as const;

interface BeforeVisitProps {
  readonly item: Exclude<OrderItem, { kind: 'voucher' }>;
  readonly catalog: Catalog;
}

/**
 * Renders what visitors need to know before they come; the facts are those of the experience and of
 * the contact page.
 */
export function BeforeVisit({ item: { kind, id }, catalog }: BeforeVisitProps) {
  const t = useTranslations('checkoutDemo');
  const experience = catalog.experiences.find((each) => each.id === id);
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{t('bring')}</h2>
      <MarkedList items={bring[kind].map((thing) => t(thing))} />
      {kind === 'visit' ? <p>{experience?.meetingPoint ?? t('arrive')}</p> : null}
    </section>
  );
}
