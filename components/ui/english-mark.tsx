import { useTranslations } from 'next-intl';
import styles from './english-mark.module.css';

/** Marks in lists what exists in English only, for a page in another language. */
export function EnglishMark() {
  const t = useTranslations('detail');
  return (
    <span className={styles.mark}>
      <span aria-hidden="true">EN</span>
      <span className="visually-hidden">{t('inEnglish')}</span>
    </span>
  );
}
