import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Locale } from '#lib/platform/i18n/locales';
import { formatClock } from '#lib/time/format/clock';
import {
  formatDateParts,
  formatDayAndMonth,
  formatShortDate,
  formatShortWeekday,
} from '#lib/time/format/date';
import { addDays, datesFrom, pragueInstant, pragueTime } from '#lib/time/prague';
import type { DemoExperience } from '../rules/catalog';
import type { TimeProblem } from '../rules/check-draft';
import type { Order } from '../rules/order';
import { freeSeats } from '../rules/seats';
import { lastDayOnSale, type TourPlan, visitOn } from '../rules/slots';
import { Choice, Choices } from './choice';
import styles from './choose-time.module.css';
import { Problem, Question } from './question';

interface ChooseTimeProps {
  readonly tours: TourPlan;
  readonly experience: DemoExperience;
  readonly orders: readonly Order[];
  readonly locale: Locale;
  readonly guests: number;
  /** The chosen day, `YYYY-MM-DD`. */
  readonly date: string | null;
  readonly start: Date | null;
  /** The problem with the time, where it is to be shown. */
  readonly problem: TimeProblem | null;
  readonly onChange: (chosen: { date?: string; start: string | null }) => void;
}

/** Days shown at a time, so that a step stays short. */
const fortnight = 14;

/** Renders the choice of the day, and then of the time. */
export function ChooseTime(props: ChooseTimeProps) {
  const { tours, experience, orders, guests, locale, date, start, problem, onChange } = props;
  const t = useTranslations('checkoutDemo');
  const now = new Date();
  const today = pragueTime(now).date;
  const last = lastDayOnSale(now);
  const onSale = date !== null && date >= today && date <= last;
  const [ahead, setAhead] = useState(() => (onSale ? fortnightOf(today, date) : 0));
  const slotsOf = (day: string) => visitOn(tours, experience, day, now).starts;
  const days = datesFrom(addDays(today, ahead), fortnight);
  const left = start ? freeSeats(experience, start, orders) : guests;
  const slots = onSale ? slotsOf(date) : null;
  const unchosen = problem === 'missing' ? t(slots ? 'chooseTime' : 'chooseDay') : null;
  const complaint = problem === 'passed' ? t('timePassed') : unchosen;
  return (
    <>
      <Question legend={t('when')}>
        <p className={styles.span} aria-live="polite">
          {formatDayAndMonth(addDays(today, ahead), locale)}
          {' – '}
          {formatDayAndMonth(addDays(today, ahead + fortnight - 1), locale)}
        </p>
        <Choices layout="week">
          {days.map((day) => {
            const closed = slotsOf(day).length === 0;
            return (
              <Choice
                key={day}
                name="day"
                value={day}
                checked={day === date}
                disabled={closed}
                title={<DayTitle day={day} locale={locale} note={closed ? t('noStarts') : null} />}
                onChoose={(chosen) => onChange({ date: chosen, start: null })}
              />
            );
          })}
        </Choices>
        <div className={styles.turn}>
          <button
            type="button"
            className={styles.later}
            disabled={ahead === 0}
            onClick={() => setAhead(ahead - fortnight)}
          >
            {t('earlierDays')}
          </button>
          <button
            type="button"
            className={styles.later}
            disabled={addDays(today, ahead + fortnight) > last}
            onClick={() => setAhead(ahead + fortnight)}
          >
            {t('laterDays')}
          </button>
        </div>
        {complaint && !slots ? <Problem>{complaint}</Problem> : null}
      </Question>
      {slots ? (
        <Question legend={t('time')}>
          {slots.length === 0 ? <p>{t('noTimes')}</p> : null}
          <Choices layout="board">
            {slots.map((slot) => {
              const free = freeSeats(experience, slot, orders);
              return (
                <Choice
                  key={slot.toISOString()}
                  name="time"
                  value={slot.toISOString()}
                  checked={slot.getTime() === start?.getTime()}
                  disabled={free < Math.max(1, guests)}
                  title={formatClock(pragueTime(slot).time, locale)}
                  detail={free === 0 ? t('soldOut') : t('places', { count: free })}
                  onChoose={(chosen) => onChange({ start: chosen })}
                />
              );
            })}
          </Choices>
          {complaint ? <Problem>{complaint}</Problem> : null}
          {left < guests ? <Problem>{t('partyTooMany', { count: left })}</Problem> : null}
        </Question>
      ) : null}
    </>
  );
}

interface DayTitleProps {
  readonly day: string;
  readonly locale: Locale;
  readonly note: string | null;
}

/** Renders a day as its weekday above its number; it is named with its month and the note, too. */
function DayTitle({ day, locale, note }: DayTitleProps) {
  const instant = pragueInstant(day);
  return (
    <>
      <span className="visually-hidden">
        {[formatShortDate(day, locale), note].filter(Boolean).join(', ')}
      </span>
      <span className={styles.day} aria-hidden="true">
        <span className={styles.weekday}>{formatShortWeekday(instant, locale)}</span>
        {formatDateParts(instant, locale).day}
      </span>
    </>
  );
}

/** Returns how many days ahead the fortnight begins that contains a coming date. */
function fortnightOf(today: string, date: string): number {
  let ahead = 0;
  while (date >= addDays(today, ahead + fortnight)) ahead += fortnight;
  return ahead;
}
