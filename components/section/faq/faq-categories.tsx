import { useTranslations } from 'next-intl';
import type { FaqCategory, FaqEntry } from '#lib/content/get-faq';
import type { FaqGroup } from '../../ui/in-categories';
import styles from './faq-categories.module.css';
import { FaqList } from './faq-list';

interface FaqCategoriesProps {
  readonly groups: readonly FaqGroup<FaqEntry, FaqCategory>[];
}

/** Renders questions under the headings of their categories. */
export function FaqCategories({ groups }: FaqCategoriesProps) {
  const t = useTranslations('faq');
  return (
    <div className={styles.categories}>
      {groups.map(({ category, entries }) => (
        <div key={category} className={styles.category}>
          <h3 className={styles.heading}>{t(`category.${category}`)}</h3>
          <FaqList entries={entries} />
        </div>
      ))}
    </div>
  );
}
