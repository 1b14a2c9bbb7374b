import { segmentQuery } from '#lib/listing/filter-segment';
import { ContentPage, filteredPageMetadata } from '../../../content-page';

/** None is made before it is asked for; then all who choose the same share it. */
export const generateStaticParams = () => [];

export const generateMetadata = () => filteredPageMetadata('events');

/** The list as a filter asks for it; only the middleware leads here. */
export default async function FilteredEventsPage({
  params,
}: PageProps<'/[locale]/filtered/events/[filter]'>) {
  const { filter } = await params;
  return <ContentPage route="events" asked={segmentQuery(filter)} />;
}
