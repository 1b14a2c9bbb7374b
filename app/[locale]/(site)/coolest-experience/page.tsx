import { ContentPage, contentPageMetadata } from '../content-page';

export const generateMetadata = () => contentPageMetadata('coolest-experience');

export default function CoolestExperiencePage() {
  return <ContentPage route="coolest-experience" />;
}
