import { askedQuery } from '#lib/listing/list-route';
import { ContentPage, filteredPageMetadata } from '../../content-page';

export const generateMetadata = () => filteredPageMetadata('events');

/** The list as a filter asks for it in one visit, with its codes; only the middleware leads here. */
export default async function OwnEventsPage({
  searchParams,
}: PageProps<'/[locale]/filtered/events'>) {
  return <ContentPage route="events" asked={askedQuery(await searchParams)} />;
}
