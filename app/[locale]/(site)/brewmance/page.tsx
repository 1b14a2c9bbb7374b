import { ContentPage, contentPageMetadata } from '../content-page';

export const generateMetadata = () => contentPageMetadata('brewmance');

export default function BrewmancePage() {
  return <ContentPage route="brewmance" />;
}
