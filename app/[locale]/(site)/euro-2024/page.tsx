import { ContentPage, contentPageMetadata } from '../content-page';

export const generateMetadata = () => contentPageMetadata('euro-2024');

export default function Euro2024Page() {
  return <ContentPage route="euro-2024" />;
}
