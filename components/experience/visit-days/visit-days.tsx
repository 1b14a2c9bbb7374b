import { useTranslations } from 'next-intl';
import { DaysForm } from '#components/ui/days-form';
import { Folded } from '#components/ui/folded';
import { Icon } from '#components/ui/icon';
import { SelectField } from '#components/ui/select-field';
import steps from '#components/ui/step-link.module.css';
import { formatLanguage } from '#lib/platform/format/language';
import type { Locale } from '#lib/platform/i18n/locales';
import { visitDaysPath } from '#lib/routing/visit-days-path';
import { checkoutForm } from '#lib/tickets/checkout/checkout-form';
import { languageField } from '#lib/tickets/checkout/checkout-query';
import { experienceParameter } from '#lib/tickets/party/read-party';
import { type CalendarChoice, monthField } from '#lib/tickets/starts/read-choice';
import {
  nextVisitDay,
  offeredMonths,
  type Schedule,
  spokenLanguages,
} from '#lib/tickets/starts/visit-days';
import { addMonths } from '#lib/time/months';
import { addDays, pragueTime } from '#lib/time/prague';
import { MonthTable } from './month-table';
import { NextStarts } from './next-starts';

interface VisitDaysProps {
  /** The id of the experience. */
  readonly experience: string;
  readonly schedule: Schedule;
  readonly choice: CalendarChoice;
  /**
   * Whether the calendar is one part of a page among others: then it has the next starts, and phones
   * have the months folded. The note on what the days and starts follow is outside of the fold.
   */
  readonly isPart: boolean;
  readonly locale: Locale;
  /** The language of the calendar where it is not that of its surroundings. */
  readonly lang?: Locale | undefined;
  readonly now: Date;
}

/**
 * Renders when an experience takes place, by tour language, as a form that leads to the checkout with
 * the pressed day or start; its other buttons show other months. The chosen language is applied by the
 * styles, so that it needs no script. `components/visit-days` adds arrow keys and free places.
 */
export function VisitDays(props: VisitDaysProps) {
  const { experience, schedule, choice, isPart, locale, lang, now } = props;
  const t = useTranslations('visitDays');
  const yesterday = addDays(pragueTime(now).date, -1);
  if (!nextVisitDay(schedule, yesterday, null)) return <p lang={lang}>{t('unknown')}</p>;
  const product = { kind: 'experience', id: experience } as const;
  const { action, hidden, checkout } = checkoutForm({ locale, product });
  const months = [choice.month, addMonths(choice.month, 1)];
  const calendar = (
    <div className="days-choice">
      <LanguageChoice schedule={schedule} chosen={choice.language} locale={locale} />
      <div className="days-months" data-months={offeredMonths(now).join(' ')}>
        {months.map((month) => (
          <MonthTable key={month} month={month} schedule={schedule} locale={locale} now={now} />
        ))}
      </div>
      <MonthButtons month={choice.month} locale={locale} now={now} />
    </div>
  );
  const notes = (
    <>
      <p className="small" data-by-hours="">
        {t('byHours')}
      </p>
      <p className="small" data-by-places="" hidden>
        {t('byPlaces')}
      </p>
    </>
  );
  return (
    <DaysForm
      action={action}
      checkout={checkout}
      hidden={[[experienceParameter, experience], ...hidden]}
      lang={lang}
      className="screen-only days"
    >
      {isPart ? (
        <>
          <NextStarts schedule={schedule} locale={locale} now={now} />
          {notes}
          <Folded summary={t('choose')}>{calendar}</Folded>
        </>
      ) : (
        <>
          {calendar}
          {notes}
        </>
      )}
      <p className="visually-hidden" aria-live="polite" data-shown-months="" />
    </DaysForm>
  );
}

interface LanguageChoiceProps {
  readonly schedule: Schedule;
  readonly chosen: Locale | null | undefined;
  readonly locale: Locale;
}

/** Renders the choice of the tour language, if there is one; at first that of the page. */
function LanguageChoice({ schedule, chosen, locale }: LanguageChoiceProps) {
  const t = useTranslations('experience');
  const languages = spokenLanguages(schedule);
  if (languages.length === 0) return null;
  const wanted = chosen === undefined ? locale : chosen;
  return (
    <SelectField
      name={languageField}
      label={t('filter.language')}
      options={languages.map((language) => ({
        value: language,
        label: formatLanguage(language, locale),
      }))}
      chosen={languages.find((language) => language === wanted) ?? null}
    />
  );
}

interface MonthButtonsProps {
  /** The first month that is shown. */
  readonly month: string;
  readonly locale: Locale;
  readonly now: Date;
}

/** Renders the ways to the months before and after those that are shown. */
function MonthButtons({ month, locale, now }: MonthButtonsProps) {
  const t = useTranslations('visitDays');
  const [first, last] = offeredMonths(now);
  const [before, after] = [addMonths(month, -1), addMonths(month, 1)];
  const button = {
    type: 'submit',
    name: monthField,
    formAction: visitDaysPath(locale),
    className: `${steps.step} days-other`,
  } as const;
  return (
    <p className="days-line">
      <button {...button} value={before} disabled={month <= first}>
        <Icon name="arrow-left" />
        {t('before')}
      </button>
      <button {...button} value={after} disabled={after >= last}>
        {t('after')}
        <Icon name="arrow" />
      </button>
    </p>
  );
}
