import { useTranslations } from 'next-intl';
import { allergens } from '#lib/content/parse/formats/read-allergens';
import styles from './board-section.module.css';

/** Renders, folded, what the numbers of allergens mean. */
export function AllergenLegend() {
  const t = useTranslations('board');
  return (
    <details className={styles.legend}>
      <summary>{t('allergens')}</summary>
      <p className={`small ${styles.soft}`}>{t('allergensNote')}</p>
      <ol>
        {allergens.map((number) => (
          <li key={number}>{t(`allergen.${number}`)}</li>
        ))}
      </ol>
    </details>
  );
}
