import { singleValuedQuery } from '#lib/request/listing/list-route';
import { ContentPage, filteredPageMetadata } from '../../content-page';

export const generateMetadata = () => filteredPageMetadata('experiences');

/** Renders the filtered list for one visitor, with the referral codes of the visit. */
export default async function OwnExperiencesPage({
  searchParams,
}: PageProps<'/[locale]/filtered/experiences'>) {
  return <ContentPage route="experiences" query={singleValuedQuery(await searchParams)} />;
}
