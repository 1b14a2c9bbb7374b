import { TourDays } from '#components/ui/tour-days';
import { languageName } from '#lib/platform/format/language-name';
import { formatList } from '#lib/platform/format/list';
import { sentenceCase } from '#lib/platform/format/sentence-case';
import type { Locale } from '#lib/platform/i18n/locales';
import { type LanguageDays, languageGroups } from '#lib/tickets/tour-languages';
import type { Weekday } from '#lib/time/weekdays';
import styles from './tour-languages.module.css';

interface TourLanguagesProps {
  readonly languages: readonly Locale[];
  readonly languageDays: readonly LanguageDays[];
  /** The days on which it takes place; null for every day. */
  readonly runs: readonly Weekday[] | null;
  readonly locale: Locale;
}

/**
 * Renders the languages of an experience with their weekdays, one line for languages that share the
 * same days.
 */
export function TourLanguages({ languages, languageDays, runs, locale }: TourLanguagesProps) {
  return languageGroups(languages, languageDays, runs).map((group) => {
    const names = group.languages.map((language) => languageName(language, locale));
    return (
      <span key={names.join()} className={styles.line}>
        {sentenceCase(formatList(names, locale), locale)}:{' '}
        <TourDays days={group.days} locale={locale} />
      </span>
    );
  });
}
