import { askedQuery } from '#lib/listing/list-route';
import { ContentPage, filteredPageMetadata } from '../../content-page';

export const generateMetadata = () => filteredPageMetadata('events');

/** The list as a filter asks for it; only the middleware leads here. */
export default async function FilteredEventsPage({
  searchParams,
}: PageProps<'/[locale]/filtered/events'>) {
  return <ContentPage route="events" asked={askedQuery(await searchParams)} />;
}
