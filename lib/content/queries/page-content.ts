import type { PageQueryResult } from '../model/types.generated.ts';

export type SectionContent = NonNullable<NonNullable<PageQueryResult>['sections']>[number];

/** The section of one type. */
export type SectionContentOf<Type extends SectionContent['_type']> = Extract<
  SectionContent,
  { _type: Type }
>;
