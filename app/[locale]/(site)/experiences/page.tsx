import { ContentPage, contentPageMetadata } from '../content-page';

export const generateMetadata = () => contentPageMetadata('experiences');

export default function ExperiencesPage() {
  return <ContentPage route="experiences" />;
}
