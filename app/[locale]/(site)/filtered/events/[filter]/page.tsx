import { segmentQuery } from '#lib/request/listing/filter-segment';
import { ContentPage, filteredPageMetadata } from '../../../content-page';

/**
 * Rendered on the first request for a filter and cached for everyone who chooses the same filter.
 */
export const generateStaticParams = () => [];

export const generateMetadata = () => filteredPageMetadata('events');

/** Renders the filtered list; only the middleware rewrites to this path. */
export default async function FilteredEventsPage({
  params,
}: PageProps<'/[locale]/filtered/events/[filter]'>) {
  const { filter } = await params;
  return <ContentPage route="events" query={segmentQuery(filter)} />;
}
