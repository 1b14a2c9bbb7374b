import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { atTime, untilTime } from '#lib/time/format/clock';
import { type HoursMoment, hoursMoments } from '#lib/time/hours/hours-moments';
import type { VenuePlan } from '#lib/time/hours/venue-plan';
import styles from './hours-now.module.css';
import { Timed } from './timed';

interface HoursNowProps {
  readonly venue: VenuePlan;
  /** The time of rendering. */
  readonly now: Date;
  /** Hides the last entry on phones. */
  readonly brief?: boolean;
}

/**
 * Renders whether a venue is open at the time of viewing, until when, and when it opens again. A
 * cached page cannot know that, so it shows nothing without JavaScript, and nothing without hours.
 * The surrounding element reserves the room.
 */
export function HoursNow({ venue, now, brief = false }: HoursNowProps) {
  const say = useMomentText();
  return hoursMoments(venue, now).map((moment) => (
    <Timed
      as="span"
      key={moment.shown.from?.getTime()}
      {...moment.shown}
      now={null}
      className={`${styles.now} ${moment.state === 'open' ? styles.open : ''} ${brief ? styles.brief : ''}`}
    >
      {say(moment)}
    </Timed>
  ));
}

function useMomentText(): (moment: HoursMoment) => ReactNode {
  const t = useTranslations('hours');
  const locale = useLocale();
  return (moment) => {
    if (moment.state === 'closed') {
      const today = moment.allDay ? 'allDay' : 'other';
      return t('opens', { today, day: moment.opensOn, opens: atTime(moment.opens, locale) });
    }
    const { lastEntry, letsIn } = moment;
    const until = untilTime(moment.closes, locale);
    if (lastEntry === null) return t('openNow', { until });
    return t.rich(letsIn ? 'openEntry' : 'entryOver', {
      until,
      lastEntry: atTime(lastEntry, locale),
      entry: (text) => <span className={styles.entry}>{text}</span>,
    });
  };
}
