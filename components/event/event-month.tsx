import { useTranslations } from 'next-intl';
import { CalendarTable } from '#components/ui/calendar-table';
import { Timed } from '#components/ui/timed';
import type { Event } from '#lib/content/get-event';
import type { DocumentLanguage } from '#lib/platform/format/document-language';
import { stegaClean } from '#lib/platform/format/stega-clean';
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
  readonly now: Date;
  readonly language: DocumentLanguage;
}

/**
 * Renders the first and the last month of an event until its end. Its days are marked, for screen
 * readers by its title; the first one leads to the checkout while tickets are on sale. Nothing for an
 * event that does not take place.
 */
export function EventMonth({ event, locale, now, language }: EventMonthProps) {
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
    if (!order || date !== first) {
      return (
        <b className={styles.day}>
          {day}
          <span className="visually-hidden" lang={language.document}>
            {' '}
            {/* In a preview, the Studio would scroll to it as to a title that can be edited. */}
            {stegaClean(event.title)}
          </span>
        </b>
      );
    }
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
      <div lang={language.labels}>
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
