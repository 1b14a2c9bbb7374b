import { ContentPage, contentPageMetadata } from '../content-page';

export const generateMetadata = () => contentPageMetadata('beer-hall');

export default function BeerHallPage() {
  return <ContentPage route="beer-hall" />;
}
