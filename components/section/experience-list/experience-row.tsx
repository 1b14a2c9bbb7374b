import { useTranslations } from 'next-intl';
import type { ListedExperience } from '#components/ui/experience-card';
import { ListedTitle } from '#components/ui/listed-title';
import { Picture } from '#components/ui/picture';
import poured from '#components/ui/poured-row.module.css';
import { contentLanguage } from '#lib/platform/format/document-language';
import { formatPrice } from '#lib/platform/format/price';
import type { Locale } from '#lib/platform/i18n/locales';
import { upToMedium } from '../../ui/breakpoints';
import { langAttribute } from '../../ui/lang-attribute';
import styles from './experience-row.module.css';

interface ExperienceRowProps {
  readonly experience: ListedExperience;
  readonly locale: Locale;
}

/** Renders an experience between hairlines. The whole row is the target of its one link. */
export function ExperienceRow({ experience, locale }: ExperienceRowProps) {
  const { summary, minutes, price, picture } = experience;
  const t = useTranslations('experience');
  const language = contentLanguage(experience.languages, locale);
  return (
    <article className={`${poured.row} ${styles.columns}`}>
      <div className={styles.frame}>
        {picture ? (
          <Picture
            picture={picture}
            sizes={`${upToMedium} 96px, 168px`}
            ratio="landscape"
            className={styles.picture}
          />
        ) : null}
      </div>
      <div>
        <h3 className={poured.title}>
          <ListedTitle document={experience} locale={locale} />
        </h3>
        <p className={poured.summary} {...langAttribute(language)}>
          {summary}
        </p>
      </div>
      <p className={styles.minutes}>{t('minutes', { minutes })}</p>
      <p className={styles.price}>{t('from', { price: formatPrice(price) })}</p>
    </article>
  );
}
