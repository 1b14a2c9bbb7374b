import { useTranslations } from 'next-intl';
import { ArrowLink } from '#components/ui/arrow-link';
import { EventList } from '#components/ui/event-list';
import { FilteredList } from '#components/ui/filtered-list';
import type { EventSummary } from '#lib/content/get-event';
import { limits } from '#lib/content/parse/formats/limits';
import type { Locale } from '#lib/platform/i18n/locales';
import {
  eventOptions,
  lastPage,
  matchesEvent,
  parseEventFilter,
} from '#lib/request/listing/event-filter';
import { filteredAddress, filterField } from '#lib/request/listing/filter-field';
import { pathFor } from '#lib/routing/path-for';
import { formatMonthYear } from '#lib/time/format/date';
import { ListPages } from './list-pages';
import { MonthCalendar } from './month-calendar';
import styles from './month-calendar.module.css';

interface FilteredEventsProps {
  /** All events, the earliest first; past ones are left out. */
  readonly events: readonly EventSummary[];
  /** The query of the filter. */
  readonly query: URLSearchParams;
  readonly locale: Locale;
  readonly now: Date;
}

/**
 * Renders the upcoming events of a kind as a list, page by page, and those of a month also as a
 * calendar, which has the address of the filter by month.
 */
export function FilteredEvents({ events, query, locale, now }: FilteredEventsProps) {
  const t = useTranslations('event');
  const filter = parseEventFilter(query);
  const coming = events.filter(({ end }) => new Date(end) > now);
  const options = eventOptions(coming, filter, now);
  const ofKind = coming.filter((event) => matchesEvent(event, { ...filter, month: null }));
  const found = ofKind.filter((event) => matchesEvent(event, filter));
  const path = pathFor('events', locale);
  const monthField = (chosen: string | null) =>
    filterField('month', t('filter.month'), { offered: options.month, chosen }, (month) =>
      formatMonthYear(month, locale),
    );
  const kindField = filterField(
    'kind',
    t('filter.kind'),
    { offered: options.kind, chosen: filter.kind },
    (kind) => t(`kind.${kind}`),
  );
  const addressOf = (month: string | null) => filteredAddress(path, [monthField(month), kindField]);
  // Those of the calendar, which shows the kind as the list does.
  const { month: months } = eventOptions(ofKind, filter, now);
  const [firstMonth] = months;
  const pages = Math.min(lastPage, Math.max(1, Math.ceil(found.length / limits.listed)));
  // Fewer events may be left than when the address was made.
  const page = Math.min(filter.page ?? 1, pages);
  return (
    <FilteredList
      path={path}
      fields={[monthField(filter.month), kindField]}
      texts={{
        label: t('filter.label'),
        submit: t('filter.submit'),
        result: t('filter.result', { shown: found.length, total: coming.length }),
        none: t('filter.none'),
        all: t('filter.all'),
      }}
      found={found.length > 0}
    >
      {filter.month ? (
        <MonthCalendar
          month={filter.month}
          events={found}
          months={months}
          addressOf={addressOf}
          locale={locale}
        />
      ) : firstMonth ? (
        <p className={styles.links}>
          <ArrowLink href={addressOf(firstMonth)}>{t('asCalendar')}</ArrowLink>
        </p>
      ) : null}
      <EventList
        events={found.slice((page - 1) * limits.listed)}
        period="upcoming"
        limit={filter.month ? null : limits.listed}
        locale={locale}
        now={now}
      />
      {filter.month ? null : (
        <ListPages
          page={page}
          pages={pages}
          addressOf={(other) => filteredAddress(path, [monthField(null), kindField], other)}
        />
      )}
    </FilteredList>
  );
}
