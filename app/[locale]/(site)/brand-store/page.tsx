import { ContentPage, contentPageMetadata } from '../content-page';

export const generateMetadata = () => contentPageMetadata('brand-store');

export default function BrandStorePage() {
  return <ContentPage route="brand-store" />;
}
