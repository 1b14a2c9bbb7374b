import { ContentPage, contentPageMetadata } from '../content-page';

export const generateMetadata = () => contentPageMetadata('contact');

export default function ContactPage() {
  return <ContentPage route="contact" />;
}
