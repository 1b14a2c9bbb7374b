import { useTranslations } from 'next-intl';
import { IconSvg } from '#components/ui/icon-svg';
import { TourDays } from '#components/ui/tour-days';
import { flagOf } from '#lib/media/icon/flag';
import { formatLanguage } from '#lib/platform/format/language';
import { formatList } from '#lib/platform/format/list';
import { sentenceCase } from '#lib/platform/format/sentence-case';
import type { Locale } from '#lib/platform/i18n/locales';
import { weekdayShortName } from '#lib/time/format/weekday';
import { type Weekday, weekdays } from '#lib/time/weekdays';
import styles from './language-week.module.css';

interface LanguageWeekProps {
  readonly language: Locale;
  readonly days: readonly Weekday[];
  /** Titles of the experiences that are not given in this language. */
  readonly without: readonly string[];
  readonly locale: Locale;
}

/** Renders a language with its days as text, and again as a week in which they are filled. */
export function LanguageWeek({ language, days, without, locale }: LanguageWeekProps) {
  const t = useTranslations('tours');
  const flag = flagOf(language);
  return (
    <div className={styles.row}>
      <dt className={styles.language}>
        {flag ? <IconSvg icon={flag} /> : null}
        {formatLanguage(language, locale)}
      </dt>
      <dd className={styles.days}>
        <TourDays days={days} locale={locale} />
        {without.length > 0 ? (
          <span className={styles.without}>
            {` ${t('except', { experiences: formatList(without, locale) })}`}
          </span>
        ) : null}
      </dd>
      <dd className={styles.week} aria-hidden="true">
        {weekdays.map((day) => (
          <span key={day} className={days.includes(day) ? styles.filled : styles.empty}>
            {sentenceCase(weekdayShortName(day, locale), locale)}
          </span>
        ))}
      </dd>
    </div>
  );
}
