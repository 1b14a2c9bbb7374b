import { useTranslations } from 'next-intl';
import { Timed } from '#components/ui/timed';
import type { Announcement as AnnouncementContent } from '#lib/content/get-announcements';
import { isWorthDrawing } from '#lib/time/shown-spans';
import { Announcement } from './announcement';
import styles from './announcements.module.css';

interface AnnouncementsProps {
  /** What is announced in the page's language, running, coming and past. */
  readonly announcements: readonly AnnouncementContent[];
  /** The moment of drawing; `TimedIsland` judges again at that of viewing. */
  readonly now: Date;
}

/**
 * The bar above everything with what the house announces, from its `from` until its `to`. A
 * region, not an alert: it is there to be found and interrupts nobody. Nothing where nothing is
 * or soon will be announced.
 */
export function Announcements({ announcements, now }: AnnouncementsProps) {
  const t = useTranslations('announcement');
  const drawn = announcements
    .map(({ from, to, ...announcement }) => ({
      ...announcement,
      span: { from: new Date(from), until: new Date(to) },
    }))
    .filter(({ span }) => isWorthDrawing(span, now));
  if (drawn.length === 0) return null;
  return (
    <section aria-label={t('label')} className={`on-dark ${styles.announcements}`}>
      <ul className={styles.list}>
        {drawn.map(({ _id, text, link, span }) => (
          <Timed as="li" key={_id} {...span} now={now}>
            <Announcement text={text} link={link} />
          </Timed>
        ))}
      </ul>
    </section>
  );
}
