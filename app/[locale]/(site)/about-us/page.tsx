import { ContentPage, contentPageMetadata } from '../content-page';

export const generateMetadata = () => contentPageMetadata('about-us');

export default function AboutUsPage() {
  return <ContentPage route="about-us" />;
}
