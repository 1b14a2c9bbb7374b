import { useTranslations } from 'next-intl';
import { ArrowLink } from '#components/ui/arrow-link';
import { type EndingEvent, EventList } from '#components/ui/event-list';
import { SectionFrame } from '#components/ui/section-frame';
import type { Locale } from '#lib/platform/i18n/locales';
import { pathFor } from '#lib/routing/path-for';
import styles from './more-events.module.css';

interface MoreEventsProps {
  /** All other events, the earliest first. */
  readonly events: readonly EndingEvent[];
  readonly locale: Locale;
  readonly now: Date;
}

/** The most events in the list. */
const limit = 3;

/** Renders the next events. */
export function MoreEvents({ events, locale, now }: MoreEventsProps) {
  const t = useTranslations('event');
  return (
    <SectionFrame tone="sand" anchor={null}>
      <h2 className={styles.heading}>{t('more')}</h2>
      <EventList events={events} period="upcoming" limit={limit} locale={locale} now={now} />
      <p className={styles.all}>
        <ArrowLink href={pathFor('events', locale)}>{t('all')}</ArrowLink>
      </p>
    </SectionFrame>
  );
}
