import { optional } from '../../../lib/content/parse/field.ts';
import { list } from '../../../lib/content/parse/list.ts';
import { localizedLine, localizedText } from '../../../lib/content/parse/localized.ts';
import { picture } from '../../../lib/content/parse/picture.ts';
import { record } from '../../../lib/content/parse/record.ts';
import { key, yesOrNo } from '../../../lib/content/parse/scalars.ts';
import { fewItems, pictureFields } from '../../../lib/content/queries/fragments.ts';
import {
  heading,
  intro,
  type SectionQuery,
  sectionShape,
} from '../../../lib/content/queries/sections/section-query.ts';

const timelineEntry = record({
  _key: key,
  when: localizedLine,
  title: localizedLine,
  text: optional(localizedText),
  legend: optional(yesOrNo),
  picture: optional(picture),
});

export const timelineSection: SectionQuery<'timelineSection'> = {
  fields: `heading, intro, entries${fewItems}{_key, when, title, text, legend, picture{${pictureFields}}}`,
  parser: record({
    ...sectionShape('timelineSection'),
    heading,
    intro,
    entries: optional(list('entries', timelineEntry)),
  }),
};
