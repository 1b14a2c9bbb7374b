import { ContentPage, contentPageMetadata } from '../content-page';

export const generateMetadata = () => contentPageMetadata('gift-vouchers');

export default function GiftVouchersPage() {
  return <ContentPage route="gift-vouchers" />;
}
