import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { Folded } from '#components/ui/folded';
import type { ExperienceSummary } from '#lib/content/get-experience';
import type { Ticketing } from '#lib/content/get-ticketing';
import type { Locale } from '#lib/platform/i18n/locales';
import { ticketsFor } from '#lib/tickets/tickets-for';
import { ExperiencePrices } from './experience-prices';
import styles from './price-table.module.css';

interface PriceTableProps {
  readonly experiences: readonly ExperienceSummary[];
  readonly ticketing: Ticketing;
  readonly locale: Locale;
}

type Style = CSSProperties & Record<`--${string}`, number>;

/**
 * Renders the kinds of ticket with their notes, then each experience with its prices. Wide screens
 * show it as a table whose head has the kinds; in the markup it is a list, because not every screen
 * reader would treat boxes laid out as blocks on narrow screens as a table. Phones show it folded.
 */
export function PriceTable({ experiences, ticketing, locale }: PriceTableProps) {
  const t = useTranslations();
  const columns: Style = { '--types': ticketing.types.length };
  if (experiences.length === 0) return <p>{t('experience.empty')}</p>;
  return (
    <Folded summary={t('visit.prices')}>
      <div className={styles.table} style={columns}>
        <dl className={styles.types}>
          {ticketsFor(ticketing.types, null, locale).map(({ _id, name, note }) => (
            <div key={_id}>
              <dt>{name}</dt>
              <dd>{note}</dd>
            </div>
          ))}
        </dl>
        <ul className={styles.experiences}>
          {experiences.map((experience) => (
            <ExperiencePrices
              key={experience._id}
              experience={experience}
              ticketing={ticketing}
              locale={locale}
            />
          ))}
        </ul>
      </div>
      {ticketing.euroRate ? <p className={styles.euroNote}>{t('tickets.euroNote')}</p> : null}
    </Folded>
  );
}
