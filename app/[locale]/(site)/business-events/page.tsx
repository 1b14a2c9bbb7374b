import { ContentPage, contentPageMetadata } from '../content-page';

export const generateMetadata = () => contentPageMetadata('business-events');

export default function BusinessEventsPage() {
  return <ContentPage route="business-events" />;
}
