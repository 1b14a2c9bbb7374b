import { EventList } from '#components/ui/event-list';
import { getEvents } from '#lib/content/get-event';
import { HeadedSection } from '../shared/headed-section';
import { ListActions } from '../shared/section-actions';
import type { SectionProps } from '../shared/section-props';
import { FilteredEvents } from './filtered-events';

/**
 * Renders upcoming or past events, of one place or of all, as of the time of viewing. On the page of
 * all events, upcoming events can be filtered, unless the list has a limit.
 */
export async function EventListSection({
  section,
  locale,
  decilitres,
  lang,
  listing,
}: SectionProps<'eventListSection'>) {
  const { actions, limit, place } = section;
  const period = section.period ?? 'upcoming';
  const all = await getEvents(locale);
  const events = place ? all.filter((event) => event.place === place) : all;
  const now = new Date();
  return (
    <HeadedSection section={section} decilitres={decilitres} lang={lang}>
      {listing?.route === 'events' && period === 'upcoming' && limit === null ? (
        <FilteredEvents events={events} query={listing.query} locale={locale} now={now} />
      ) : (
        <EventList events={events} period={period} limit={limit} locale={locale} now={now} />
      )}
      <ListActions actions={actions} lang={lang} />
    </HeadedSection>
  );
}
