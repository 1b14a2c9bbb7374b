import { ContentPage, contentPageMetadata } from '../content-page';

export const generateMetadata = () => contentPageMetadata('ticketing-office');

export default function TicketingOfficePage() {
  return <ContentPage route="ticketing-office" />;
}
