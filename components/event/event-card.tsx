import { useTranslations } from 'next-intl';
import { ArrowLink } from '#components/ui/arrow-link';
import { ButtonLink } from '#components/ui/button-link';
import { BuyingTerms } from '#components/ui/buying-terms';
import { FactList } from '#components/ui/fact-list';
import { TicketAction, TicketCard } from '#components/ui/ticket-card';
import { Timed } from '#components/ui/timed';
import type { Event } from '#lib/content/get-event';
import type { DocumentLanguage } from '#lib/platform/format/document-language';
import { formatPrice } from '#lib/platform/format/price';
import type { Locale } from '#lib/platform/i18n/locales';
import { slugFor } from '#lib/routing/document-path';
import { formLink } from '#lib/routing/form-addresses';
import { checkoutLink } from '#lib/tickets/checkout/checkout-link';
import { eventPrice } from '#lib/tickets/event-price';
import { hasWaitingList } from '#lib/tickets/has-waiting-list';
import { formatDateParts, formatWeekday, formatYear } from '#lib/time/format/date';
import { formatEventTimes } from '#lib/time/format/event-times';
import styles from './event-card.module.css';
import { ShareEvent } from './share-event';

interface EventCardProps {
  readonly event: Event;
  /** The page's public URL, with its origin. */
  readonly url: string;
  readonly locale: Locale;
  readonly now: Date;
  readonly language: DocumentLanguage;
}

/**
 * Renders the time, place and price of an event, and the link to tickets while they are on sale, or
 * to the waiting list once they are sold out.
 */
export function EventCard({ event, url, locale, now, language }: EventCardProps) {
  const { place, price, status } = event;
  const [start, end] = [new Date(event.start), new Date(event.end)];
  const { day, month } = formatDateParts(start, locale);
  const t = useTranslations('event');
  const tickets = useTranslations('tickets');
  const buyable = eventPrice(event) !== null;
  return (
    <div lang={language.labels}>
      <TicketCard>
        <time dateTime={event.start} className={styles.date}>
          <span className={styles.day}>{day}</span>{' '}
          <span className={styles.month}>
            <span>
              {month} {formatYear(start)}
            </span>{' '}
            <span>{formatWeekday(start, locale)}</span>
          </span>
        </time>
        {status === 'scheduled' ? null : (
          <p className={styles.status}>
            <strong>{t(status)}.</strong> {t(`${status}Line`)}
          </p>
        )}
        <FactList
          facts={[
            { term: t('time'), value: formatEventTimes(event, locale) },
            { term: t('where'), value: t(`place.${place}`) },
            price === null || status === 'cancelled'
              ? null
              : { term: t('price'), value: price === 0 ? t('freeEntry') : formatPrice(price) },
          ]}
        />
        {buyable ? (
          <Timed until={end} now={now}>
            <TicketAction>
              <ButtonLink {...checkoutLink({ locale, product: { kind: 'event', id: event._id } })}>
                {tickets('buy')}
              </ButtonLink>
              <BuyingTerms rules="cancellation" locale={locale} />
            </TicketAction>
          </Timed>
        ) : null}
        {hasWaitingList(event, now) ? (
          <Timed until={end} now={now}>
            <TicketAction>
              <ButtonLink {...formLink('waitingList', locale, event._id)}>{t('wait')}</ButtonLink>
              <p className="small">{t('waitLine')}</p>
            </TicketAction>
          </Timed>
        ) : null}
        {status === 'cancelled' ? null : (
          <Timed until={end} now={now}>
            <ArrowLink href={calendarHref(event, locale)}>{t('addToCalendar')}</ArrowLink>
            <ShareEvent title={event.title} url={url} />
          </Timed>
        )}
      </TicketCard>
    </div>
  );
}

/** Returns the path of the event's calendar file. */
function calendarHref({ slug }: Event, locale: Locale): string {
  return `/api/calendar/${locale}/${encodeURIComponent(slugFor(slug, locale))}.ics`;
}
