import { useTranslations } from 'next-intl';
import { formatPrice } from '#lib/platform/format/price';
import type { DemoTicket } from '../rules/catalog';
import { type Counts, countOf } from '../rules/party';
import { Counter } from './counter';

interface TicketCountersProps {
  readonly tickets: readonly DemoTicket[];
  readonly counts: Counts;
  /** Returns the largest number for a kind of ticket. */
  readonly maxOf: (ticket: DemoTicket) => number;
  readonly onChange: (counts: Counts) => void;
}

/** Renders the number of tickets of each kind, with the unit price. */
export function TicketCounters({ tickets, counts, maxOf, onChange }: TicketCountersProps) {
  const t = useTranslations('checkoutDemo');
  return (
    <div>
      {tickets.map((ticket) => (
        <Counter
          key={ticket.id}
          name={ticket.name}
          note={ticket.note}
          price={ticket.price === 0 ? t('free') : formatPrice(ticket.price)}
          count={countOf(ticket, counts)}
          max={maxOf(ticket)}
          onChange={(count) => onChange({ ...counts, [ticket.id]: count })}
        />
      ))}
    </div>
  );
}
