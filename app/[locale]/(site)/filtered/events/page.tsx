import { singleValuedQuery } from '#lib/request/listing/list-route';
import { ContentPage, filteredPageMetadata } from '../../content-page';

export const generateMetadata = () => filteredPageMetadata('events');

/** Renders the filtered list for one visitor, with the referral codes of the visit. */
export default async function OwnEventsPage({
  searchParams,
}: PageProps<'/[locale]/filtered/events'>) {
  return <ContentPage route="events" query={singleValuedQuery(await searchParams)} />;
}
