import type { Section, SectionType } from '#lib/content/get-page';
import { isEmpty } from './is-empty';

/** A half-litre glass has five marks; later sections have no number. */
const fullGlass = 5;

/** Sections that fill the screen with a picture and have their label on it. */
const unmarked = new Set<SectionType>(['heroSection', 'dealHeroSection']);

/**
 * Returns the fill level of the glass at each section, in decilitres: the labelled sections of a
 * page are its fill lines, from 1 dl to 5 dl. A hero, a deal and the full-bleed layout have their label
 * without a fill line and are not counted.
 */
export function sectionMeasures(sections: readonly Section[]): (number | undefined)[] {
  let decilitres = 0;
  return sections.map((section) => {
    if (!hasFillLine(section) || decilitres === fullGlass) return undefined;
    decilitres += 1;
    return decilitres;
  });
}

function hasFillLine(section: Section): boolean {
  if (!section.label || isEmpty(section) || unmarked.has(section._type)) return false;
  return !(
    section._type === 'imageTextSection' &&
    section.layout === 'fullBleed' &&
    section.picture
  );
}
