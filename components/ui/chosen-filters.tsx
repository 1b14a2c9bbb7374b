import { useTranslations } from 'next-intl';
import { type FilterField, filteredAddress } from '#lib/request/listing/filter-field';
import styles from './chosen-filters.module.css';
import { Icon } from './icon';

interface ChosenFiltersProps {
  readonly path: string;
  /** The fields with a chosen option. */
  readonly chosen: readonly FilterField[];
  readonly result: string;
}

/** Renders the number of results of a filter, and links that remove each of its parts, or all. */
export function ChosenFilters({ path, chosen, result }: ChosenFiltersProps) {
  const t = useTranslations('filter');
  return (
    <div className={styles.line}>
      <p className={styles.result}>{result}</p>
      <ul className={styles.chosen} aria-label={t('active')}>
        {chosen.map((field) => (
          <li key={field.name}>
            <a
              href={filteredAddress(
                path,
                chosen.filter((other) => other !== field),
              )}
              className={styles.chip}
            >
              <span className="visually-hidden">{t('remove')} </span>
              {field.chosen?.label}
              <Icon name="close" />
            </a>
          </li>
        ))}
      </ul>
      <a href={filteredAddress(path, [])} className={styles.clear}>
        {t('clear')}
      </a>
    </div>
  );
}
