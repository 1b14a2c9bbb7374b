import { useTranslations } from 'next-intl';
import type { ListedExperience } from '#components/ui/experience-card';
import { ExperienceCards } from '#components/ui/experience-cards';
import { SectionFrame } from '#components/ui/section-frame';
import swipe from '#components/ui/swipe-row.module.css';
import type { Locale } from '#lib/platform/i18n/locales';
import styles from './related-experiences.module.css';

interface RelatedExperiencesProps {
  readonly experiences: readonly ListedExperience[];
  readonly locale: Locale;
}

/** The most cards in the row. */
const room = 3;

/** Renders up to three other experiences as arched cards, which are swiped on phones. */
export function RelatedExperiences({ experiences, locale }: RelatedExperiencesProps) {
  const t = useTranslations('experience');
  return (
    <SectionFrame tone="green" anchor={null}>
      <h2 className={styles.heading}>{t('related')}</h2>
      <div className={swipe.row}>
        <ExperienceCards experiences={experiences.slice(0, room)} upright locale={locale} />
      </div>
    </SectionFrame>
  );
}
