import { useTranslations } from 'next-intl';
import type { ListedExperience } from '#components/ui/experience-card';
import { ExperienceCards } from '#components/ui/experience-cards';
import type { Locale } from '#lib/platform/i18n/locales';
import styles from './experience-list.module.css';
import { ExperienceRow } from './experience-row';
import { FeatureCard, type FeaturedExperience } from './feature-card';

interface ExperienceListProps {
  readonly featured: FeaturedExperience | null;
  readonly others: readonly ListedExperience[];
  readonly locale: Locale;
}

/** More arches than three in a view are a colonnade; the rest is told quietly. */
const arches = 3;

/** The featured experience wide, three under arches when there are so many, the others in rows. */
export function ExperienceList({ featured, others, locale }: ExperienceListProps) {
  const t = useTranslations('experience');
  if (!featured && others.length === 0) return <p className="lead">{t('empty')}</p>;
  // Fewer would leave a hole in their row.
  const arched = others.length < arches ? 0 : arches;
  const rows = others.slice(arched);
  return (
    <div className={styles.list}>
      {featured ? <FeatureCard experience={featured} locale={locale} /> : null}
      {arched > 0 ? (
        <ExperienceCards experiences={others.slice(0, arched)} locale={locale} />
      ) : null}
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
