import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import styles from './hours-table.module.css';

interface HoursTableProps {
  /** The caption of the table, visually hidden. */
  readonly title: string;
  readonly withLastEntry: boolean;
  /** Table bodies. */
  readonly children: ReactNode;
}

/** Renders a table of days and their hours. */
export function HoursTable({ title, withLastEntry, children }: HoursTableProps) {
  const t = useTranslations('hours');
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('day')}</span>
          </th>
          <th scope="col">{t('hours')}</th>
          {withLastEntry ? <th scope="col">{t('lastEntry')}</th> : null}
        </tr>
      </thead>
      {children}
    </table>
  );
}
