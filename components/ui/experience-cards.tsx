import type { Locale } from '#lib/platform/i18n/locales';
import { ExperienceCard, type ListedExperience } from './experience-card';
import styles from './experience-cards.module.css';

interface ExperienceCardsProps {
  readonly experiences: readonly ListedExperience[];
  /** Whether phones, too, show the picture above the text. */
  readonly upright?: boolean;
  readonly locale: Locale;
}

/** Renders experiences side by side, three in a row, the middle one lower. */
export function ExperienceCards({ experiences, upright = false, locale }: ExperienceCardsProps) {
  return (
    <ul className={styles.cards}>
      {experiences.map((experience) => (
        <li key={experience.slug.en}>
          <ExperienceCard experience={experience} upright={upright} locale={locale} />
        </li>
      ))}
    </ul>
  );
}
