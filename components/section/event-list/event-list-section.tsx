import { EventList } from '#components/ui/event-list';
import { SectionFrame } from '#components/ui/section-frame';
import { getEvents } from '#lib/content/get-event';
import { ListActions } from '../section-actions';
import { SectionHead } from '../section-head';
import type { SectionProps } from '../section-props';
import { FilteredEvents } from './filtered-events';

/**
 * What is on, or what was: judged at the moment of viewing. On the page of all events those to
 * come can be filtered, unless the list is a selection anyway.
 */
export async function EventListSection({
  section,
  locale,
  decilitres,
  lang,
  listing,
}: SectionProps<'eventListSection'>) {
  const { tone, anchor, label, heading, intro, actions, limit } = section;
  const period = section.period ?? 'upcoming';
  const events = await getEvents(locale);
  const now = new Date();
  return (
    <SectionFrame
      tone={tone}
      anchor={anchor}
      label={label}
      decilitres={decilitres}
      labelLang={lang}
    >
      <SectionHead heading={heading} intro={intro} lang={lang} />
      {listing?.route === 'events' && period === 'upcoming' && limit === null ? (
        <FilteredEvents events={events} asked={listing.asked} locale={locale} now={now} />
      ) : (
        <EventList events={events} period={period} limit={limit} locale={locale} now={now} />
      )}
      <ListActions actions={actions} lang={lang} />
    </SectionFrame>
  );
}
