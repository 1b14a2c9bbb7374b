import { useTranslations } from 'next-intl';
import { DetailSection } from '#components/ui/detail-section';
import { Price } from '#components/ui/price';
import type { Experience } from '#lib/content/get-experience';
import type { Ticketing } from '#lib/content/get-ticketing';
import type { DocumentLanguage } from '#lib/platform/format/document-language';
import type { Locale } from '#lib/platform/i18n/locales';
import { ticketPrice } from '#lib/tickets/ticket-price';
import { ticketsFor } from '#lib/tickets/tickets-for';
import styles from './ticket-table.module.css';

interface TicketTableProps {
  readonly experience: Pick<Experience, 'price' | 'minimumAge'>;
  readonly ticketing: Ticketing;
  readonly locale: Locale;
  readonly language: DocumentLanguage;
}

/** Renders the price of each kind of ticket that its visitors may buy. */
export function TicketTable({ experience, ticketing, locale, language }: TicketTableProps) {
  const t = useTranslations();
  const { price, minimumAge } = experience;
  const { types, euroRate } = ticketing;
  return (
    <DetailSection heading={t('experience.tickets')} headingLanguage={language.labels}>
      <table className={styles.table} lang={language.labels}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('tickets.ticket')}</th>
            <th scope="col">{t('tickets.price')}</th>
          </tr>
        </thead>
        <tbody>
          {ticketsFor(types, minimumAge, locale).map((type) => {
            const amount = ticketPrice(price, type);
            return (
              <tr key={type._id}>
                <th scope="row">
                  {type.name}
                  {type.note ? <span className={styles.note}>{type.note}</span> : null}
                </th>
                <td>
                  <Price amount={amount} euroRate={euroRate} locale={locale} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {euroRate ? (
        <p className={styles.euroNote} lang={language.labels}>
          {t('tickets.euroNote')}
        </p>
      ) : null}
    </DetailSection>
  );
}
