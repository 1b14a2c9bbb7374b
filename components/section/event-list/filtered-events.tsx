import { useTranslations } from 'next-intl';
import { EventList } from '#components/ui/event-list';
import { FilteredList } from '#components/ui/filtered-list';
import type { EventSummary } from '#lib/content/get-event';
import type { Locale } from '#lib/platform/i18n/locales';
import { eventOptions, matchesEvent, parseEventFilter } from '#lib/request/listing/event-filter';
import { filterField } from '#lib/request/listing/filter-field';
import { pathFor } from '#lib/routing/path-for';
import { formatMonthYear } from '#lib/time/format/date';

interface FilteredEventsProps {
  /** All events, the earliest first; past ones are left out. */
  readonly events: readonly EventSummary[];
  /** The query of the filter. */
  readonly query: URLSearchParams;
  readonly locale: Locale;
  readonly now: Date;
}

/** Renders the upcoming events of a month and of a kind. */
export function FilteredEvents({ events, query, locale, now }: FilteredEventsProps) {
  const t = useTranslations('event');
  const filter = parseEventFilter(query);
  const coming = events.filter(({ end }) => new Date(end) > now);
  const options = eventOptions(coming, filter, now);
  const found = coming.filter((event) => matchesEvent(event, filter));
  return (
    <FilteredList
      path={pathFor('events', locale)}
      fields={[
        filterField(
          'month',
          t('filter.month'),
          { offered: options.month, chosen: filter.month },
          (month) => formatMonthYear(month, locale),
        ),
        filterField(
          'kind',
          t('filter.kind'),
          { offered: options.kind, chosen: filter.kind },
          (kind) => t(`kind.${kind}`),
        ),
      ]}
      texts={{
        label: t('filter.label'),
        submit: t('filter.submit'),
        result: t('filter.result', { shown: found.length, total: coming.length }),
        none: t('filter.none'),
        all: t('filter.all'),
      }}
      found={found.length > 0}
    >
      <EventList events={found} period="upcoming" limit={null} locale={locale} now={now} />
    </FilteredList>
  );
}
