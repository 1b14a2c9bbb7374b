import { useTranslations } from 'next-intl';
import { Icon } from '#components/ui/icon';
import { Timed } from '#components/ui/timed';
import type { Announcement as AnnouncementContent } from '#lib/content/get-announcements';
import { limits } from '#lib/content/parse/formats/limits';
import { isShownAt } from '#lib/time/shown-spans';
import { promotionMark } from '../ui/popup/popup-mark';
import { Announcement } from './announcement';
import styles from './announcements.module.css';

interface AnnouncementsProps {
  /** All announcements in the language of the page: running, coming and past. */
  readonly announcements: readonly AnnouncementContent[];
  /** The time of rendering; `TimedIsland` hides in the browser what has ended since. */
  readonly now: Date;
}

/**
 * Renders the bar at the top of the page with the announcements that run at `now`. Later ones are
 * not in the page, not even hidden: a background task re-renders it when they begin. A region, not
 * an alert, so that it does not interrupt assistive technology. Renders nothing without
 * announcements. Phones show one line, and the rest once it is unfolded; any text may need that, as
 * its size is up to the visitor.
 */
export function Announcements({ announcements, now }: AnnouncementsProps) {
  const t = useTranslations('announcement');
  const running = announcements
    .map(({ from, to, ...announcement }) => ({
      ...announcement,
      span: { from: new Date(from), until: new Date(to) },
    }))
    .filter(({ span }) => isShownAt(span, now))
    .slice(0, limits.listed);
  if (running.length === 0) return null;
  return (
    <section
      aria-label={t('label')}
      className={`on-dark ${styles.announcements}`}
      {...{ [promotionMark]: '' }}
    >
      <ul className={styles.list}>
        {running.map(({ _id, text, link, span }) => (
          <Timed as="li" key={_id} {...span} now={now}>
            <Announcement text={text} link={link} />
          </Timed>
        ))}
      </ul>
      <details className={styles.all}>
        <summary className={styles.opener} aria-label={t('all')}>
          <Icon name="chevron" />
        </summary>
      </details>
    </section>
  );
}
