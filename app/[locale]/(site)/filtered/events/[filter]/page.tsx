import { segmentQuery } from '#lib/request/listing/filter-segment';
import { ContentPage, filteredPageMetadata } from '../../../content-page';

/** Rendered at the first request for a filter and cached for everybody who chooses the same. */
export const generateStaticParams = () => [];

export const generateMetadata = () => filteredPageMetadata('events');

/** The list under a filter; only the middleware rewrites to this path. */
export default async function FilteredEventsPage({
  params,
}: PageProps<'/[locale]/filtered/events/[filter]'>) {
  const { filter } = await params;
  return <ContentPage route="events" asked={segmentQuery(filter)} />;
}
