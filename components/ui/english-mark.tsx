import { useTranslations } from 'next-intl';
import styles from './english-mark.module.css';

/** Marks documents in lists that exist in English only, on a page in another language. */
export function EnglishMark() {
  const t = useTranslations('detail');
  return (
    <span className={styles.mark}>
      <span aria-hidden="true">EN</span>
      <span className="visually-hidden">{t('inEnglish')}</span>
    </span>
  );
}
