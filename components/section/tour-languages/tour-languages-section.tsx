import { getExperiences } from '#lib/content/get-experience';
import { getTicketing } from '#lib/content/get-ticketing';
import { HeadedSection } from '../shared/headed-section';
import type { SectionProps } from '../shared/section-props';
import { LanguageWeek } from './language-week';
import styles from './language-week.module.css';

/** Renders the days of tours in each language, and the experiences not given in it. */
export async function TourLanguagesSection({
  section,
  locale,
  decilitres,
  lang,
}: SectionProps<'tourLanguagesSection'>) {
  const [{ languageDays }, experiences] = await Promise.all([
    getTicketing(locale),
    getExperiences(locale),
  ]);
  return (
    <HeadedSection section={section} decilitres={decilitres} lang={lang}>
      <dl className={styles.languages}>
        {languageDays.map(({ language, days }) => (
          <LanguageWeek
            key={language}
            language={language}
            days={days}
            without={experiences
              .filter(({ tourLanguages }) => tourLanguages && !tourLanguages.includes(language))
              .map(({ title }) => title)}
            locale={locale}
          />
        ))}
      </dl>
    </HeadedSection>
  );
}
