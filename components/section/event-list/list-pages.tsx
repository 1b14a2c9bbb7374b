import { useTranslations } from 'next-intl';
import { Icon } from '#components/ui/icon';
import styles from './list-pages.module.css';

interface ListPagesProps {
  /** The page that is shown, from 1. */
  readonly page: number;
  /** How many there are. */
  readonly pages: number;
  /** Returns the address of a page. */
  readonly addressOf: (page: number) => string;
}

/** Renders the links to the pages before and after this one of a list; nothing if there is one page. */
export function ListPages({ page, pages, addressOf }: ListPagesProps) {
  const t = useTranslations('event.pages');
  if (pages === 1) return null;
  return (
    <nav aria-label={t('label')} className={`screen-only ${styles.pages}`}>
      {page > 1 ? (
        <a href={addressOf(page - 1)} rel="prev" className={styles.other}>
          <Icon name="arrow-left" />
          {t('earlier')}
        </a>
      ) : null}
      <span>{t('place', { page, pages })}</span>
      {page < pages ? (
        <a href={addressOf(page + 1)} rel="next" className={styles.other}>
          {t('later')}
          <Icon name="arrow" />
        </a>
      ) : null}
    </nav>
  );
}
