import { ContentPage, contentPageMetadata } from '../content-page';

export const generateMetadata = () => contentPageMetadata('events');

export default function EventsPage() {
  return <ContentPage route="events" />;
}
