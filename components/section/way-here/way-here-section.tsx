import { SectionFrame } from '#components/ui/section-frame';
import { SectionActions } from '../section-actions';
import { SectionHead } from '../section-head';
import type { SectionProps } from '../section-props';
import { WayList } from './way-list';
import { WayMap } from './way-map';

/** The way to the house: a drawn map, and what to take from where, in minutes to the door. */
export function WayHereSection({ section, decilitres, lang }: SectionProps<'wayHereSection'>) {
  const { tone, anchor, label, heading, intro, ways, actions } = section;
  return (
    <SectionFrame
      tone={tone}
      anchor={anchor}
      label={label}
      decilitres={decilitres}
      labelLang={lang}
    >
      <SectionHead heading={heading} intro={intro} lang={lang} />
      <WayMap />
      <WayList ways={ways ?? []} lang={lang} />
      <SectionActions actions={actions} first="arrow" lang={lang} />
    </SectionFrame>
  );
}
