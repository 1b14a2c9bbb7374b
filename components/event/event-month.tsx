import { useTranslations } from 'next-intl';
import { CalendarTable } from '#components/ui/calendar-table';
import { Timed } from '#components/ui/timed';
import type { Event } from '#lib/content/get-event';
import type { Locale } from '#lib/platform/i18n/locales';
import { checkoutLink } from '#lib/tickets/checkout/checkout-link';
import { eventPrice } from '#lib/tickets/event-price';
import { daysOfEvent, smallHours } from '#lib/time/days-of-event';
import { formatShortDate } from '#lib/time/format/date';
import styles from './event-month.module.css';

interface EventMonthProps {
  readonly event: Event;
  /** The language of the page. */
  readonly locale: Locale;
  /** The language of the calendar where it is not that of its surroundings. */
  readonly lang: Locale | undefined;
  readonly now: Date;
}

/**
 * Renders the months of an event, with its days marked, until its end; the first one leads to the
 * checkout while tickets are on sale. Nothing for an event that does not take place.
 */
export function EventMonth({ event, locale, lang, now }: EventMonthProps) {
  const t = useTranslations('event');
  if (event.status === 'cancelled') return null;
  const [first, last] = daysOfEvent(event, smallHours);
  const isOnSale = eventPrice(event) !== null;
  const order = isOnSale && checkoutLink({ locale, product: { kind: 'event', id: event._id } });
  const mark = (date: string) =>
    order && date === first ? (
      <a
        href={order.href}
        data-checkout={order.checkout}
        aria-label={`${t('buy')}: ${formatShortDate(date, locale)}`}
        className={styles.day}
      >
        {Number(date.slice(-2))}
      </a>
    ) : (
      <b className={styles.day}>{Number(date.slice(-2))}</b>
    );
  return (
    <Timed until={new Date(event.end)} now={now} className="screen-only">
      <div lang={lang}>
        {[...new Set([first.slice(0, 7), last.slice(0, 7)])].map((month) => (
          <CalendarTable
            key={month}
            month={month}
            locale={locale}
            className={styles.month}
            renderDay={(date) => (
              <td key={date}>
                {first <= date && date <= last ? mark(date) : Number(date.slice(-2))}
              </td>
            )}
          />
        ))}
      </div>
    </Timed>
  );
}
