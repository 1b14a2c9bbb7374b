import { useTranslations } from 'next-intl';
import button from '#components/ui/button-link.module.css';
import type { ListedExperience } from '#components/ui/experience-card';
import { ListedTitle } from '#components/ui/listed-title';
import { MetaLine } from '#components/ui/meta-line';
import { Picture } from '#components/ui/picture';
import { contentLanguage } from '#lib/platform/format/document-language';
import { formatPrice } from '#lib/platform/format/price';
import type { Locale } from '#lib/platform/i18n/locales';
import { fitted } from '../../ui/fitted';
import { langAttribute } from '../../ui/lang-attribute';
import styles from './feature-card.module.css';

export interface FeaturedExperience extends ListedExperience {
  /** When it takes place, as a short text. */
  readonly schedule: string | null;
}

interface FeatureCardProps {
  readonly experience: FeaturedExperience;
  readonly locale: Locale;
}

/** Renders an experience at full width: picture at the right, text on a scrim. */
export function FeatureCard({ experience, locale }: FeatureCardProps) {
  const { title, summary, minutes, price, picture, schedule } = experience;
  const t = useTranslations('experience');
  const language = contentLanguage(experience.languages, locale);
  const facts = [t('minutes', { minutes }), t('from', { price: formatPrice(price) })];
  return (
    <article className={`on-dark ${styles.card}`}>
      {picture ? (
        <Picture
          picture={picture}
          sizes="92vw"
          ratio="wide"
          narrowRatio="tall"
          className={styles.picture}
        />
      ) : null}
      <div className={styles.text}>
        <h3 className={`fitted ${styles.title}`} style={fitted(title)}>
          <ListedTitle document={experience} locale={locale} />
        </h3>
        <p className="lead" {...langAttribute(language)}>
          {summary}
        </p>
        <MetaLine items={language ? facts : [...facts, schedule]} />
        {/* Decorative: the title is the link, and this shows that the card can be clicked. */}
        <span className={`${button.button} ${button.ticket} ${styles.button}`} aria-hidden="true">
          {t('more')}
        </span>
      </div>
    </article>
  );
}
