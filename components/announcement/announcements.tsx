import { useTranslations } from 'next-intl';
import { Timed } from '#components/ui/timed';
import type { Announcement as AnnouncementContent } from '#lib/content/get-announcements';
import { isShownAt } from '#lib/time/shown-spans';
import { Announcement } from './announcement';
import styles from './announcements.module.css';

interface AnnouncementsProps {
  /** All announcements in the page's language: running, coming and past. */
  readonly announcements: readonly AnnouncementContent[];
  /** The moment of rendering; `TimedIsland` hides at the moment of viewing what has ended since. */
  readonly now: Date;
}

/**
 * The bar above everything with the announcements that run at `now`. What begins later is not in
 * the page, hidden or otherwise: a background task has it rendered again at that moment. A region,
 * not an alert: it is there to be found and interrupts nobody. Nothing where nothing is announced.
 */
export function Announcements({ announcements, now }: AnnouncementsProps) {
  const t = useTranslations('announcement');
  const running = announcements
    .map(({ from, to, ...announcement }) => ({
      ...announcement,
      span: { from: new Date(from), until: new Date(to) },
    }))
    .filter(({ span }) => isShownAt(span, now));
  if (running.length === 0) return null;
  return (
    <section aria-label={t('label')} className={`on-dark ${styles.announcements}`}>
      <ul className={styles.list}>
        {running.map(({ _id, text, link, span }) => (
          <Timed as="li" key={_id} {...span} now={now}>
            <Announcement text={text} link={link} />
          </Timed>
        ))}
      </ul>
    </section>
  );
}
