import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { atTime, untilTime } from '#lib/time/format/clock';
import { onDate } from '#lib/time/format/date';
import { type HoursState, hoursStates } from '#lib/time/hours/hours-states';
import type { VenuePlan } from '#lib/time/hours/venue-plan';
import styles from './hours-now.module.css';
import { Recurring } from './timed';

interface HoursNowProps {
  readonly venue: VenuePlan;
  /** The time of rendering. */
  readonly now: Date;
  /**
   * The name of the venue, where nothing else says whose hours they are. With it, the hours are one
   * line on phones: only when it opens or closes, and as much of the name as fits.
   */
  readonly name?: string;
}

/**
 * Renders whether a venue is open at the time of viewing, until when, and when it opens again. A
 * cached page cannot know that, so it shows nothing without JavaScript, and nothing without hours.
 * The surrounding element reserves the room.
 */
export function HoursNow({ venue, now, name }: HoursNowProps) {
  const isBrief = name !== undefined;
  const say = useStateText(isBrief ? briefly : inFull);
  return hoursStates(venue, now).map(({ state, spans }) => (
    <Recurring
      as="span"
      key={spans[0]?.from?.getTime()}
      spans={spans}
      now={null}
      className={[styles.now, state.state === 'open' && styles.open, isBrief && styles.brief]
        .filter(Boolean)
        .join(' ')}
    >
      {name === undefined ? (
        say(state)
      ) : (
        <>
          <span className={styles.name}>{name}</span>
          <span> · {say(state)}</span>
        </>
      )}
    </Recurring>
  ));
}

type Render = (text: ReactNode) => ReactNode;

/** Returns a function that says a state; `more` renders what a brief line leaves out on phones. */
function useStateText(more: Render): (state: HoursState) => ReactNode {
  const t = useTranslations('hours');
  const locale = useLocale();
  return (state) => {
    if (state.state === 'closed') {
      const { allDay, opensOn } = state;
      const hasDate = typeof opensOn === 'object';
      return t.rich('opens', {
        today: allDay ? 'allDay' : 'other',
        day: hasDate ? 'other' : opensOn,
        date: hasDate ? onDate(opensOn.date, locale) : '',
        opens: atTime(state.opens, locale),
        more,
      });
    }
    const { lastEntry, letsIn } = state;
    const until = untilTime(state.closes, locale);
    if (lastEntry === null) return t.rich('openNow', { until, more });
    return t.rich(letsIn ? 'openEntry' : 'entryOver', {
      until,
      lastEntry: atTime(lastEntry, locale),
      more,
    });
  };
}

const briefly: Render = (text) => <span className={styles.more}>{text}</span>;

const inFull: Render = (text) => text;
