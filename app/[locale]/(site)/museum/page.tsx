import { ContentPage, contentPageMetadata } from '../content-page';

export const generateMetadata = () => contentPageMetadata('museum');

export default function MuseumPage() {
  return <ContentPage route="museum" />;
}
