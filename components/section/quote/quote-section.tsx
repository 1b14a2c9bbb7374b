import { useTranslations } from 'next-intl';
import { Picture } from '#components/ui/picture';
import { SectionFrame } from '#components/ui/section-frame';
import { upToMedium } from '../../ui/breakpoints';
import type { SectionProps } from '../shared/section-props';
import styles from './quote-section.module.css';

/** Renders a quote, set large, with its speaker and source; a translation is marked as one. */
export function QuoteSection({ section, locale, decilitres, lang }: SectionProps<'quoteSection'>) {
  const { tone, anchor, label, text, speaker, source, language, original, picture } = section;
  const t = useTranslations('section');
  return (
    <SectionFrame tone={tone} anchor={anchor} label={label} decilitres={decilitres} lang={lang}>
      <figure className={`${styles.figure} ${picture ? styles.withPicture : ''}`}>
        <blockquote className={styles.quote}>
          <p>{text}</p>
        </blockquote>
        <figcaption className={styles.caption}>
          {speaker ? <p className={styles.speaker}>{speaker}</p> : null}
          {source ? <p className={styles.source}>{source}</p> : null}
          {language && language !== locale && original ? (
            <p className={`small ${styles.original}`} lang={lang && locale}>
              {t('quoteTranslated', { language })} <q lang={language}>{original}</q>
            </p>
          ) : null}
        </figcaption>
        {picture ? (
          <Picture
            picture={picture}
            sizes={`${upToMedium} 60vw, 30vw`}
            className={picture.cutOut ? `engraving ${styles.engraving}` : styles.photograph}
          />
        ) : null}
      </figure>
    </SectionFrame>
  );
}
