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
 * Renders the first and the last month of an event, with its days marked, until its end; its first day
 * leads to the checkout while tickets are on sale. Nothing for an event that does not take place.
 */
export function EventMonth({ event, locale, lang, now }: EventMonthProps) {
  const t = useTranslations('event');
  if (event.status === 'cancelled') return null;
  const [first, last] = daysOfEvent(event, smallHours);
  const order =
    eventPrice(event) === null
      ? null
      : checkoutLink({ locale, product: { kind: 'event', id: event._id } });
  const renderDay = (date: string) => {
    const day = Number(date.slice(-2));
    if (date < first || last < date) return day;
    if (!order || date !== first) return <b className={styles.day}>{day}</b>;
    return (
      <a
        href={order.href}
        data-checkout={order.checkout}
        aria-label={`${t('buy')}: ${formatShortDate(date, locale)}`}
        className={styles.day}
      >
        {day}
      </a>
    );
  };
  return (
    <Timed until={new Date(event.end)} now={now} className="screen-only">
      <div lang={lang}>
        {[...new Set([first.slice(0, 7), last.slice(0, 7)])].map((month) => (
          <CalendarTable
            key={month}
            month={month}
            locale={locale}
            className={styles.month}
            renderDay={(date) => <td key={date}>{renderDay(date)}</td>}
          />
        ))}
      </div>
    </Timed>
  );
}
