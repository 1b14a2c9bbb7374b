import { useTranslations } from 'next-intl';
import { CalendarTable } from '#components/ui/calendar-table';
import { DaysForm } from '#components/ui/days-form';
import { Timed } from '#components/ui/timed';
import type { Event } from '#lib/content/get-event';
import type { DocumentLanguage } from '#lib/platform/format/document-language';
import { stegaClean } from '#lib/platform/format/stega-clean';
import type { Locale } from '#lib/platform/i18n/locales';
import { checkoutForm } from '#lib/tickets/checkout/checkout-form';
import { dateField } from '#lib/tickets/checkout/checkout-query';
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
 * readers by its title. While tickets are on sale, the first one is a button that leads to the
 * checkout, unless the provider says that it is sold out (`components/visit-days`). Nothing for an event
 * that does not take place.
 */
export function EventMonth({ event, locale, now, language }: EventMonthProps) {
  const t = useTranslations();
  if (event.status === 'cancelled') return null;
  const [first, last] = daysOfEvent(event, smallHours);
  const form =
    eventPrice(event) === null
      ? null
      : checkoutForm({ locale, product: { kind: 'event', id: event._id } });
  const renderDay = (date: string) => {
    const day = Number(date.slice(-2));
    if (date < first || last < date) return day;
    if (form && date === first) {
      return (
        <>
          {day}
          <button
            type="submit"
            name={dateField}
            value={date}
            aria-label={`${t('tickets.buy')}: ${formatShortDate(date, locale)}`}
            className="days-day"
          >
            {day}
          </button>
        </>
      );
    }
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
  };
  const months = [...new Set([first.slice(0, 7), last.slice(0, 7)])].map((month) => (
    <CalendarTable
      key={month}
      month={month}
      locale={locale}
      className={`days-month ${styles.month}`}
      renderDay={(date) => <td key={date}>{renderDay(date)}</td>}
    />
  ));
  return (
    <Timed until={new Date(event.end)} now={now} className="screen-only">
      {form ? (
        <DaysForm {...form} lang={language.labels}>
          {months}
          <p className="small" data-by-places="" hidden>
            {t('visitDays.byPlaces')}
          </p>
        </DaysForm>
      ) : (
        <div lang={language.labels}>{months}</div>
      )}
    </Timed>
  );
}
