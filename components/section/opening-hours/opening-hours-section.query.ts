import { field, optional } from '../../../lib/content/parse/field.ts';
import { readKey } from '../../../lib/content/parse/formats/read-key.ts';
import { readDistinct } from '../../../lib/content/parse/list.ts';
import { picture } from '../../../lib/content/parse/picture.ts';
import { record } from '../../../lib/content/parse/record.ts';
import { pictureFields } from '../../../lib/content/queries/fragments.ts';
import {
  actionFields,
  actions,
  heading,
  intro,
  type SectionQuery,
  sectionShape,
} from '../../../lib/content/queries/sections/section-query.ts';

export const openingHoursSection: SectionQuery<'openingHoursSection'> = {
  fields: `heading, intro, "venues": venues[]._ref, picture{${pictureFields}}, ${actionFields}`,
  parser: record({
    ...sectionShape('openingHoursSection'),
    heading,
    intro,
    venues: optional(field('list', (value) => readDistinct(value, readKey))),
    picture: optional(picture),
    actions,
  }),
  lists: ['openingHours'],
};
