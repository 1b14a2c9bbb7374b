import { useTranslations } from 'next-intl';
import type { ListedExperience } from '#components/ui/experience-card';
import { ExperienceCards } from '#components/ui/experience-cards';
import swipe from '#components/ui/swipe-row.module.css';
import type { Locale } from '#lib/platform/i18n/locales';
import styles from './experience-list.module.css';
import { ExperienceRow } from './experience-row';
import { FeatureCard, type FeaturedExperience } from './feature-card';

interface ExperienceListProps {
  readonly featured: FeaturedExperience | null;
  readonly others: readonly ListedExperience[];
  /** Whether phones show the pictured ones in a row that is swiped. */
  readonly swiped?: boolean;
  readonly locale: Locale;
}

/** The number of arched cards; more would dominate the page. */
const arches = 3;

/**
 * Renders the featured experience at full width, three arched cards if there are at least three
 * others, and the rest in rows.
 */
export function ExperienceList({ featured, others, swiped = false, locale }: ExperienceListProps) {
  const t = useTranslations('experience');
  if (!featured && others.length === 0) return <p className="lead">{t('empty')}</p>;
  // Fewer would leave a gap in their row.
  const arched = others.length < arches ? 0 : arches;
  const rows = others.slice(arched);
  return (
    <div className={styles.list}>
      <div className={`${styles.pictured} ${swiped ? swipe.row : ''}`}>
        {featured ? <FeatureCard experience={featured} locale={locale} /> : null}
        {arched > 0 ? (
          <ExperienceCards experiences={others.slice(0, arched)} upright={swiped} locale={locale} />
        ) : null}
      </div>
      {rows.length > 0 ? (
        <ul className={styles.rows}>
          {rows.map((experience) => (
            <li key={experience.slug.en}>
              <ExperienceRow experience={experience} locale={locale} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
