import { ContentPage, contentPageMetadata } from './content-page';

export const generateMetadata = () => contentPageMetadata('home');

export default function HomePage() {
  return <ContentPage route="home" />;
}
