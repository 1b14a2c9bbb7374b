import { ContentPage, contentPageMetadata } from '../content-page';

export const generateMetadata = () => contentPageMetadata('terms');

export default function TermsPage() {
  return <ContentPage route="terms" />;
}
