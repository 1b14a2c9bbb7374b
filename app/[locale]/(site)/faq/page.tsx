import { ContentPage, contentPageMetadata } from '../content-page';

export const generateMetadata = () => contentPageMetadata('faq');

export default function FaqPage() {
  return <ContentPage route="faq" />;
}
