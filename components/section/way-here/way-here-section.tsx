import { SectionFrame } from '#components/ui/section-frame';
import { SectionActions } from '../section-actions';
import { SectionHead } from '../section-head';
import type { SectionProps } from '../section-props';
import { WayList } from './way-list';
import { WayMap } from './way-map';

/** The way to the house: a drawn map, and what to take from where, in minutes to the door. */
export function WayHereSection({ section, decilitres }: SectionProps<'wayHereSection'>) {
  const { tone, anchor, label, heading, intro, ways, actions } = section;
  return (
    <SectionFrame tone={tone} anchor={anchor} label={label} decilitres={decilitres}>
      <SectionHead heading={heading} intro={intro} />
      <WayMap />
      <WayList ways={ways ?? []} />
      <SectionActions actions={actions} first="arrow" />
    </SectionFrame>
  );
}
