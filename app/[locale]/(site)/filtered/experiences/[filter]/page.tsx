import { segmentQuery } from '#lib/request/listing/filter-segment';
import { ContentPage, filteredPageMetadata } from '../../../content-page';

/**
 * Rendered on the first request for a filter and cached for everyone who chooses the same filter.
 */
export const generateStaticParams = () => [];

export const generateMetadata = () => filteredPageMetadata('experiences');

/** Renders the filtered list; only the middleware rewrites to this path. */
export default async function FilteredExperiencesPage({
  params,
}: PageProps<'/[locale]/filtered/experiences/[filter]'>) {
  const { filter } = await params;
  return <ContentPage route="experiences" query={segmentQuery(filter)} />;
}
