import { SectionFrame } from '#components/ui/section-frame';
import { getEvents } from '#lib/content/get-event';
import { SectionActions } from '../section-actions';
import { SectionHead } from '../section-head';
import type { SectionProps } from '../section-props';
import { EventList } from './event-list';
import styles from './event-list-section.module.css';

/** What is on, or what was: judged at the moment of viewing. */
export async function EventListSection({
  section,
  locale,
  decilitres,
}: SectionProps<'eventListSection'>) {
  const { tone, anchor, label, heading, intro, actions, limit, period } = section;
  return (
    <SectionFrame tone={tone} anchor={anchor} label={label} decilitres={decilitres}>
      <SectionHead heading={heading} intro={intro} />
      <EventList
        events={await getEvents(locale)}
        period={period ?? 'upcoming'}
        limit={limit}
        locale={locale}
        now={new Date()}
      />
      <div className={styles.actions}>
        <SectionActions actions={actions} first="arrow" />
      </div>
    </SectionFrame>
  );
}
