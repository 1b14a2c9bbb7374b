import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { formatPrice } from '#lib/platform/format/price';
import type { Locale } from '#lib/platform/i18n/locales';
import { isStillPossible, reducibleUntil } from '../rules/changes';
import { formatDeadline } from '../rules/format-deadline';
import type { Order } from '../rules/order';
import { countOf } from '../rules/party';
import { boughtTickets, countsOf, reduced, reductionProblem } from '../rules/reduce';
import { DemoButton } from './demo-button';
import { Problem } from './question';
import styles from './result.module.css';
import { TicketCounters } from './ticket-counters';

interface ReduceBookingProps {
  readonly order: Order;
  readonly locale: Locale;
  readonly onReduce: (order: Order) => void;
}

/** Removes single tickets from an order, as long as at least one adult remains. */
export function ReduceBooking({ order, locale, onReduce }: ReduceBookingProps) {
  const t = useTranslations('checkoutDemo');
  const ordered = countsOf(order);
  const [counts, setCounts] = useState(ordered);
  const until = reducibleUntil(order);
  if (!until || !isStillPossible(until, new Date()) || order.guests < 2) return null;
  const problem = reductionProblem(order, counts);
  const smaller = reduced(order, counts);
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{t('fewer')}</h2>
      <p>{t('cancelUntil', { time: formatDeadline(until, locale) })}</p>
      <TicketCounters
        tickets={boughtTickets(order)}
        counts={counts}
        maxOf={(ticket) => countOf(ticket, ordered)}
        onChange={setCounts}
      />
      {problem === 'empty' ? <Problem>{t('fewerNobody')}</Problem> : null}
      {problem === 'adultNeeded' ? <Problem>{t('partyAdultNeeded')}</Problem> : null}
      {problem === null ? (
        <>
          <p role="status">
            {t('fewerRefund', { price: formatPrice(order.total - smaller.total) })}
          </p>
          <div>
            <DemoButton onPress={() => onReduce(smaller)}>{t('fewerAction')}</DemoButton>
          </div>
        </>
      ) : null}
    </section>
  );
}
