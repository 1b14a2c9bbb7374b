import type { Section, SectionType } from '#lib/content/get-page';

/** A half-litre glass holds five marks; what comes after them is not numbered. */
const fullGlass = 5;

/** Sections that fill the screen with a picture and carry their label on it. */
const unmarked = new Set<SectionType>(['heroSection', 'dealHeroSection']);

/**
 * How full the glass is at each section, in decilitres: the labelled sections of a page are its
 * fill lines, from 1 dl to 5 dl. A hero, a deal and a plate carry their label without a fill line
 * and are not counted.
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
  if (!section.label || unmarked.has(section._type)) return false;
  return !(section._type === 'imageTextSection' && section.layout === 'plate' && section.picture);
}
