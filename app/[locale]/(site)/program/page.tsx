import { ContentPage, contentPageMetadata } from '../content-page';

export const generateMetadata = () => contentPageMetadata('program');

export default function ProgramPage() {
  return <ContentPage route="program" />;
}
