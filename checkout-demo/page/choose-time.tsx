import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Locale } from '#lib/platform/i18n/locales';
import { formatShortDate } from '#lib/time/format/date';
import type { VenuePlan } from '#lib/time/hours/venue-plan';
import { addDays, pragueTime } from '#lib/time/prague';
import type { DemoExperience } from '../catalog';
import type { Order } from '../rules/order';
import { freeSeats } from '../rules/seats';
import { slotsOn } from '../rules/slots';
import { Choice, Choices } from './choice';
import styles from './choose-time.module.css';
import { Problem, Step } from './step';

interface ChooseTimeProps {
  readonly plan: VenuePlan;
  readonly experience: DemoExperience;
  readonly orders: readonly Order[];
  readonly locale: Locale;
  /** The chosen day, `YYYY-MM-DD`. */
  readonly date: string | null;
  readonly start: Date | null;
  /** Whether the form was sent without a time. */
  readonly missing: boolean;
  readonly onChange: (chosen: { date?: string; start: string | null }) => void;
}

/**
 * Days shown at first and added at a time (`fortnight`), and at most (`horizon`); tickets are sold
 * half a year ahead.
 */
const fortnight = 14;
const horizon = 182;

/** Renders the choice of the day, and then of the time. */
export function ChooseTime(props: ChooseTimeProps) {
  const { plan, experience, orders, locale, date, start, missing, onChange } = props;
  const t = useTranslations('checkoutDemo');
  const now = new Date();
  const today = pragueTime(now).date;
  const [shown, setShown] = useState(() => daysToShow(today, date));
  const slotsOf = (day: string) => slotsOn(plan, experience.departures, day, now);
  const days = Array.from({ length: shown }, (_, ahead) => addDays(today, ahead));
  const slots = date && days.includes(date) ? slotsOf(date) : null;
  return (
    <>
      <Step legend={t('when')}>
        <Choices>
          {days.map((day) => {
            const closed = slotsOf(day).length === 0;
            return (
              <Choice
                key={day}
                name="day"
                value={day}
                checked={day === date}
                disabled={closed}
                title={formatShortDate(day, locale)}
                detail={closed ? t('noStarts') : null}
                onChoose={(chosen) => onChange({ date: chosen, start: null })}
              />
            );
          })}
        </Choices>
        {shown < horizon ? (
          <button
            type="button"
            className={styles.later}
            onClick={() => setShown(shown + fortnight)}
          >
            {t('laterDays')}
          </button>
        ) : null}
        {missing && !slots ? <Problem>{t('chooseDay')}</Problem> : null}
      </Step>
      {slots ? (
        <Step legend={t('time')}>
          {slots.length === 0 ? <p>{t('noTimes')}</p> : null}
          <Choices>
            {slots.map((slot) => {
              const free = freeSeats(experience, slot, orders);
              return (
                <Choice
                  key={slot.toISOString()}
                  name="time"
                  value={slot.toISOString()}
                  checked={slot.getTime() === start?.getTime()}
                  disabled={free === 0}
                  title={pragueTime(slot).time}
                  detail={free === 0 ? t('soldOut') : t('places', { count: free })}
                  onChoose={(chosen) => onChange({ start: chosen })}
                />
              );
            })}
          </Choices>
          {missing ? <Problem>{t('chooseTime')}</Problem> : null}
        </Step>
      ) : null}
    </>
  );
}

function daysToShow(today: string, date: string | null): number {
  for (let days = fortnight; days < horizon; days += fortnight) {
    if (!date || date < addDays(today, days)) return days;
  }
  return horizon;
}
