import { field } from '../../lib/content/parse/field.ts';
import { record } from '../../lib/content/parse/record.ts';
import {
  heading,
  intro,
  type SectionQuery,
  sectionShape,
} from '../../lib/content/queries/sections/section-query.ts';
import { isPageFormKind } from '../../lib/routing/form-kind.ts';

/** A form section. An unknown kind makes it unfit, because such a form could not be sent. */
export const formSection: SectionQuery<'formSection'> = {
  fields: `kind, heading, intro`,
  parser: record({
    ...sectionShape('formSection'),
    kind: field('choice', (value) => (isPageFormKind(value) ? value : null)),
    heading,
    intro,
  }),
};
