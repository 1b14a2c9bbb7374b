import { segmentQuery } from '#lib/listing/filter-segment';
import { ContentPage, filteredPageMetadata } from '../../../content-page';

/** None is made before it is asked for; then all who choose the same share it. */
export const generateStaticParams = () => [];

export const generateMetadata = () => filteredPageMetadata('experiences');

/** The list as a filter asks for it; only the middleware leads here. */
export default async function FilteredExperiencesPage({
  params,
}: PageProps<'/[locale]/filtered/experiences/[filter]'>) {
  const { filter } = await params;
  return <ContentPage route="experiences" asked={segmentQuery(filter)} />;
}
