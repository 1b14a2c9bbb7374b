import type { Section, SectionType } from '#lib/content/get-page';

/** A half-litre glass has five marks; later sections have no number. */
const fullGlass = 5;

/** Sections that fill the screen with a picture and have their label on it. */
const unmarked = new Set<SectionType>(['heroSection', 'dealHeroSection']);

/**
 * Returns the fill level of the glass at each section that is shown, in decilitres: the labelled
 * sections of a page are its fill lines, from 1 dl to 5 dl. A hero, a deal and the full-bleed layout
 * have their label without a fill line and are not counted.
 */
export function sectionMeasures(sections: readonly Section[]): ReadonlyMap<Section, number> {
  const lines = sections.filter(hasFillLine).slice(0, fullGlass);
  return new Map(lines.map((section, index) => [section, index + 1]));
}

function hasFillLine(section: Section): boolean {
  if (!section.label || unmarked.has(section._type)) return false;
  return !(
    section._type === 'imageTextSection' &&
    section.layout === 'fullBleed' &&
    section.picture
  );
}
