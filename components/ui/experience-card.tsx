import { useTranslations } from 'next-intl';
import type { Picture as PictureData } from '#lib/content/model/picture';
import { contentLanguage } from '#lib/platform/format/document-language';
import { formatPrice } from '#lib/platform/format/price';
import type { Locale } from '#lib/platform/i18n/locales';
import type { Addressed } from '#lib/routing/document-path';
import { upToSmall } from './breakpoints';
import styles from './experience-card.module.css';
import { langAttribute } from './lang-attribute';
import { ListedTitle } from './listed-title';
import { Picture } from './picture';

/** An experience as shown in a list. */
export interface ListedExperience extends Addressed {
  readonly title: string;
  readonly summary: string;
  readonly minutes: number;
  /** The adult price with tasting, in whole Kč. */
  readonly price: number;
  readonly languages: readonly Locale[];
  readonly picture: PictureData | null;
}

interface ExperienceCardProps {
  readonly experience: ListedExperience;
  /** Whether phones, too, show the picture above the text. */
  readonly upright?: boolean;
  readonly locale: Locale;
}

/** Renders an experience under an arch. The whole card is the target of its one link. */
export function ExperienceCard({ experience, upright = false, locale }: ExperienceCardProps) {
  const { summary, minutes, price, picture } = experience;
  const t = useTranslations('experience');
  const language = contentLanguage(experience.languages, locale);
  return (
    <article className={`${styles.card} ${upright ? '' : styles.beside}`}>
      <div className={styles.arch}>
        {picture ? (
          <Picture
            picture={picture}
            sizes={`${upToSmall} ${upright ? 70 : 26}vw, 31vw`}
            ratio="portrait"
            className={styles.picture}
          />
        ) : null}
      </div>
      <h3 className={styles.title}>
        <ListedTitle document={experience} locale={locale} />
      </h3>
      <p className={styles.summary} {...langAttribute(language)}>
        {summary}
      </p>
      <p className={styles.foot}>
        <span>{t('minutes', { minutes })}</span>
        <span className={styles.price}>{t('from', { price: formatPrice(price) })}</span>
      </p>
    </article>
  );
}
