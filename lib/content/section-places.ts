import type { ContentProblem } from './content-query.ts';

/**
 * A place in the editor's list of sections: a section, or the problems of one that was left out.
 */
export type SectionPlace<Section> =
  | { readonly kind: 'section'; readonly section: Section }
  | { readonly kind: 'problems'; readonly problems: readonly ContentProblem[] };

/**
 * Merges the sections that can be rendered and the problems of those left out in the editor's
 * order.
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
    } else if (section) {
      places.push({ kind: 'section', section });
      index += 1;
    } else {
      for (const rest of leftOut.values()) places.push({ kind: 'problems', problems: rest });
      leftOut.clear();
    }
  }
  return places;
}

/** Returns the position of the section that a problem leaves out, or -1 if it is no section. */
function sectionIndex({ leftOut }: ContentProblem): number {
  return leftOut === 'document' ? -1 : leftOut.position;
}
