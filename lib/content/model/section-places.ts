import type { ContentProblem } from './content-query.ts';

/**
 * A place in the editor's list of sections: a section, or the problems of one that was left out in whole
 * or in part.
 */
export type SectionPlace<Section> =
  | { readonly kind: 'section'; readonly section: Section }
  | { readonly kind: 'problems'; readonly problems: readonly ContentProblem[] };

/**
 * Merges the sections that can be rendered and the problems of those left out in the editor's
 * order; those of one with a list that is too long stand before it.
 */
export function sectionPlaces<Section>(
  sections: readonly Section[],
  problems: readonly ContentProblem[],
): SectionPlace<Section>[] {
  const leftOut = Map.groupBy(problems, sectionIndex);
  const places: SectionPlace<Section>[] = [];
  let index = 0;
  for (let position = 0; index < sections.length || leftOut.size > 0; position += 1) {
    const found = leftOut.get(position);
    const section = sections[index];
    if (found) {
      places.push({ kind: 'problems', problems: found });
      leftOut.delete(position);
    }
    if (section && (!found || found.every(leavesOutItems))) {
      places.push({ kind: 'section', section });
      index += 1;
    } else if (!found) {
      for (const rest of leftOut.values()) places.push({ kind: 'problems', problems: rest });
      leftOut.clear();
    }
  }
  return places;
}

/** Returns the position of the section that a problem leaves out, or -1 if it is no section. */
function sectionIndex({ leftOut }: ContentProblem): number {
  return typeof leftOut === 'object' ? leftOut.position : -1;
}

/** Whether a problem leaves out no more than the end of a list. */
export function leavesOutItems({ leftOut }: ContentProblem): boolean {
  return typeof leftOut === 'object' ? leftOut.isPart === true : leftOut === 'items';
}
