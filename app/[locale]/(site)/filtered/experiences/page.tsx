import { askedQuery } from '#lib/listing/list-route';
import { ContentPage, filteredPageMetadata } from '../../content-page';

export const generateMetadata = () => filteredPageMetadata('experiences');

/** The list as a filter asks for it in one visit, with its codes; only the middleware leads here. */
export default async function OwnExperiencesPage({
  searchParams,
}: PageProps<'/[locale]/filtered/experiences'>) {
  return <ContentPage route="experiences" asked={askedQuery(await searchParams)} />;
}
