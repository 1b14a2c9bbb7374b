import { HeadedSection } from '../headed-section';
import { SectionActions } from '../section-actions';
import type { SectionProps } from '../section-props';
import { WayList } from './way-list';
import { WayMap } from './way-map';

/**
 * Renders how to get to the museum: a drawn map, and a list of ways with their minutes to the
 * entrance.
 */
export function WayHereSection({ section, decilitres, lang }: SectionProps<'wayHereSection'>) {
  const { ways, actions } = section;
  return (
    <HeadedSection section={section} decilitres={decilitres} lang={lang}>
      <WayMap />
      <WayList ways={ways ?? []} lang={lang} />
      <SectionActions actions={actions} first="arrow" lang={lang} />
    </HeadedSection>
  );
}
