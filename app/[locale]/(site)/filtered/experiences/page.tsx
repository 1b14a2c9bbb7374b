import { askedQuery } from '#lib/listing/list-route';
import { ContentPage, filteredPageMetadata } from '../../content-page';

export const generateMetadata = () => filteredPageMetadata('experiences');

/** The list as a filter asks for it; only the middleware leads here. */
export default async function FilteredExperiencesPage({
  searchParams,
}: PageProps<'/[locale]/filtered/experiences'>) {
  return <ContentPage route="experiences" asked={askedQuery(await searchParams)} />;
}
