import { useLocale, useTranslations } from 'next-intl';
import { Picture } from '#components/ui/picture';
import type { SectionOf } from '#lib/content/get-page';
import styles from './timeline-entry.module.css';

export type Entry = NonNullable<SectionOf<'timelineSection'>['entries']>[number];

/** Renders one date at its tick of the scale. A legend is marked as one before anything else. */
export function TimelineEntry({ entry }: { readonly entry: Entry }) {
  const { when, title, text, legend, picture } = entry;
  const t = useTranslations('section');
  const locale = useLocale();
  return (
    <li className={`${styles.entry} ${legend ? styles.legend : ''}`}>
      {legend ? (
        <p className={`label ${styles.tag}`} lang={locale}>
          {t('legend')}
        </p>
      ) : null}
      <h3 className={styles.heading}>
        <span className={styles.when}>{when}</span> <span className={styles.title}>{title}</span>
      </h3>
      {text ? <p className={styles.text}>{text}</p> : null}
      {picture ? (
        <Picture picture={picture} sizes="11rem" className={`engraving ${styles.picture}`} />
      ) : null}
    </li>
  );
}
