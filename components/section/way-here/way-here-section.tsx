import { getSettings } from '#lib/content/get-settings';
import { HeadedSection } from '../shared/headed-section';
import { SectionActions } from '../shared/section-actions';
import type { SectionProps } from '../shared/section-props';
import { Directions } from './directions';
import { WayList } from './way-list';
import { WayMap } from './way-map';

/**
 * Renders how to get to the museum: a drawn map, directions in the visitor's map application, and a
 * list of ways with their minutes to the entrance.
 */
export async function WayHereSection({
  section,
  locale,
  decilitres,
  lang,
}: SectionProps<'wayHereSection'>) {
  const { ways, actions } = section;
  const place = (await getSettings(locale))?.companyDetails.coordinates;
  return (
    <HeadedSection section={section} decilitres={decilitres} lang={lang}>
      <WayMap />
      {place ? <Directions place={place} /> : null}
      <WayList ways={ways ?? []} lang={lang} />
      <SectionActions actions={actions} first="arrow" lang={lang} />
    </HeadedSection>
  );
}
