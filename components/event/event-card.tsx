import { useTranslations } from 'next-intl';
import { ButtonLink } from '#components/ui/button-link';
import { FactList } from '#components/ui/fact-list';
import { TicketCard } from '#components/ui/ticket-card';
import { Timed } from '#components/ui/timed';
import type { Event } from '#lib/content/get-event';
import {
  formatDay,
  formatFullDate,
  formatMonth,
  formatTimes,
  formatWeekday,
} from '#lib/format/date';
import type { DocumentLanguage } from '#lib/format/document-language';
import { formatPrice } from '#lib/format/price';
import type { Locale } from '#lib/i18n/locales';
import { pathFor } from '#lib/routing/path-for';
import styles from './event-card.module.css';

interface EventCardProps {
  readonly event: Event;
  readonly locale: Locale;
  readonly now: Date;
  readonly language: DocumentLanguage;
}

/** When, where and for how much; the way to tickets while there is something to buy. */
export function EventCard({ event, locale, now, language }: EventCardProps) {
  const { place, price, status } = event;
  const [start, end] = [new Date(event.start), new Date(event.end)];
  const t = useTranslations('event');
  const buyable = status === 'scheduled' && price !== null && price > 0;
  return (
    <aside lang={language.words} aria-label={t('date')}>
      <TicketCard>
        <p className={styles.date} aria-hidden="true">
          <span className={styles.day}>{formatDay(start)}</span>
          <span className={styles.month}>
            <span>{formatMonth(start, locale)}</span>
            <span>{formatWeekday(start, locale)}</span>
          </span>
        </p>
        {status === 'scheduled' ? null : (
          <p className={styles.status}>
            <strong>{t(status)}.</strong> {t(`${status}Line`)}
          </p>
        )}
        <FactList
          facts={[
            {
              term: t('date'),
              value: <time dateTime={event.start}>{formatFullDate(start, locale)}</time>,
            },
            { term: t('time'), value: formatTimes(start, end) },
            { term: t('where'), value: t(`place.${place}`) },
            price === null || status === 'cancelled'
              ? null
              : { term: t('price'), value: price === 0 ? t('freeEntry') : formatPrice(price) },
          ]}
        />
        {buyable ? (
          <Timed until={end} now={now}>
            <div className={styles.action}>
              <ButtonLink href={pathFor('ticketing-office', locale)}>{t('buy')}</ButtonLink>
            </div>
          </Timed>
        ) : null}
      </TicketCard>
    </aside>
  );
}
