import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import type { ExperienceSummary } from '#lib/content/get-experience';
import type { Ticketing } from '#lib/content/get-ticketing';
import type { Locale } from '#lib/platform/i18n/locales';
import { ExperiencePrices } from './experience-prices';
import styles from './price-table.module.css';

interface PriceTableProps {
  readonly experiences: readonly ExperienceSummary[];
  readonly ticketing: Ticketing;
  readonly locale: Locale;
}

type Style = CSSProperties & Record<`--${string}`, number>;

/**
 * Kinds of ticket with what they are, then each experience with its prices. Wide screens set it as
 * a table whose head the kinds are; it is a list all the same, since boxes that are laid out as
 * blocks on narrow screens would not be a table to everyone who listens.
 */
export function PriceTable({ experiences, ticketing, locale }: PriceTableProps) {
  const t = useTranslations();
  const columns: Style = { '--types': ticketing.types.length };
  if (experiences.length === 0) return <p>{t('experience.empty')}</p>;
  return (
    <>
      <div className={styles.table} style={columns}>
        <dl className={styles.types}>
          {ticketing.types.map(({ _id, name, note }) => (
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
    </>
  );
}
