import { ContentPage, contentPageMetadata } from '../content-page';

export const generateMetadata = () => contentPageMetadata('taproom');

export default function TaproomPage() {
  return <ContentPage route="taproom" />;
}
