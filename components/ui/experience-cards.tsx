import type { Locale } from '#lib/platform/i18n/locales';
import { ExperienceCard, type ListedExperience } from './experience-card';
import styles from './experience-cards.module.css';

interface ExperienceCardsProps {
  readonly experiences: readonly ListedExperience[];
  readonly locale: Locale;
}

/** Renders experiences side by side, three in a row, the middle one lower. */
export function ExperienceCards({ experiences, locale }: ExperienceCardsProps) {
  return (
    <ul className={styles.cards}>
      {experiences.map((experience) => (
        <li key={experience.slug.en}>
          <ExperienceCard experience={experience} locale={locale} />
        </li>
      ))}
    </ul>
  );
}
