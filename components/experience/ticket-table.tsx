import { useTranslations } from 'next-intl';
import { DetailSection } from '#components/ui/detail-section';
import type { TicketType } from '#lib/content/get-ticket-types';
import type { DocumentLanguage } from '#lib/format/document-language';
import { formatPrice } from '#lib/format/price';
import { ticketPrice } from '#lib/tickets/ticket-price';
import styles from './ticket-table.module.css';

interface TicketTableProps {
  readonly types: readonly TicketType[];
  /** The adult price with tasting, in whole Kč. */
  readonly price: number;
  readonly language: DocumentLanguage;
}

/** What each kind of ticket costs here. */
export function TicketTable({ types, price, language }: TicketTableProps) {
  const t = useTranslations();
  return (
    <DetailSection heading={t('experience.tickets')} headingLanguage={language.words}>
      <table className={styles.table} lang={language.words}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('tickets.ticket')}</th>
            <th scope="col">{t('tickets.price')}</th>
          </tr>
        </thead>
        <tbody>
          {types.map((type) => {
            const amount = ticketPrice(price, type);
            return (
              <tr key={type._id}>
                <th scope="row">
                  {type.name}
                  {type.note ? <span className={styles.note}>{type.note}</span> : null}
                </th>
                <td>{amount === 0 ? t('tickets.free') : formatPrice(amount)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </DetailSection>
  );
}
