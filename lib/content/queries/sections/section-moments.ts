import type { SectionContent } from '../page-content.ts';
import { sectionQueries } from './index.ts';

interface HasMoments {
  moments?(section: SectionContent): readonly number[];
}

const queries: Readonly<Record<SectionContent['_type'], HasMoments>> = sectionQueries;

/** Returns the instants at which a section begins and ends to be on its page, in ms since 1970, if any. */
export function sectionMoments(section: SectionContent): readonly number[] {
  // The query of a type gets sections of this type only.
  return queries[section._type].moments?.(section) ?? [];
}
