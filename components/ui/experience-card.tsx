import { useTranslations } from 'next-intl';
import type { Picture as PictureData } from '#lib/content/picture';
import { formatPrice } from '#lib/platform/format/price';
import type { Locale } from '#lib/platform/i18n/locales';
import { type Addressed, documentPath } from '#lib/routing/document-path';
import { EnglishMark } from './english-mark';
import styles from './experience-card.module.css';
import { Picture } from './picture';
import stretched from './stretched-link.module.css';

/** What a list says of an experience. */
export interface ListedExperience extends Addressed {
  readonly title: string;
  readonly summary: string;
  readonly minutes: number;
  /** In whole Kč, of an adult with tasting. */
  readonly price: number;
  readonly languages: readonly Locale[];
  readonly picture: PictureData | null;
}

interface ExperienceCardProps {
  readonly experience: ListedExperience;
  readonly locale: Locale;
}

/** An experience under a vault arch. The whole card follows its one link. */
export function ExperienceCard({ experience, locale }: ExperienceCardProps) {
  const { title, summary, minutes, price, picture } = experience;
  const t = useTranslations('experience');
  const language = experience.languages.includes(locale) ? undefined : 'en';
  return (
    <article className={styles.card}>
      <div className={styles.arch}>
        {picture ? (
          <Picture
            picture={picture}
            sizes="(width <= 640px) 92vw, 31vw"
            ratio={4 / 5}
            className={styles.picture}
          />
        ) : null}
      </div>
      <h3 className={styles.title}>
        <a href={documentPath(experience, locale)} className={stretched.link} lang={language}>
          {title}
        </a>{' '}
        {language ? <EnglishMark /> : null}
      </h3>
      <p className={styles.summary} lang={language}>
        {summary}
      </p>
      <p className={styles.foot}>
        <span>{t('minutes', { minutes })}</span>
        <span className={styles.price}>{t('from', { price: formatPrice(price) })}</span>
      </p>
    </article>
  );
}
