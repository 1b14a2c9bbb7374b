import { ContentPage, contentPageMetadata } from '../content-page';

export const generateMetadata = () => contentPageMetadata('manage-booking');

export default function ManageBookingPage() {
  return <ContentPage route="manage-booking" />;
}
