import { ContentPage, contentPageMetadata } from '../content-page';

export const generateMetadata = () => contentPageMetadata('careers');

export default function CareersPage() {
  return <ContentPage route="careers" />;
}
