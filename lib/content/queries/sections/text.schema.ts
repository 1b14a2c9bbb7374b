import { choice, optional } from '../../parse/field.ts';
import { localizedLine, localizedText } from '../../parse/localized.ts';
import { picture } from '../../parse/picture.ts';
import { record } from '../../parse/record.ts';
import { richText } from '../../parse/rich-text.ts';
import { yesOrNo } from '../../parse/scalars.ts';
import type { SectionContentOf } from '../page-content.ts';
import { actions, heading, type SectionSchema, sectionShape } from './section-shape.ts';

type Hero = SectionContentOf<'heroSection'>;
type ImageText = SectionContentOf<'imageTextSection'>;

export const heroSection: SectionSchema<'heroSection'> = record({
  ...sectionShape('heroSection'),
  heading: localizedLine,
  lead: optional(localizedText),
  size: optional(choice<NonNullable<Hero['size']>>({ page: true, plain: true, screen: true })),
  visit: optional(yesOrNo),
  buyingTerms: optional(yesOrNo),
  picture: optional(picture),
  actions,
});

export const richTextSection: SectionSchema<'richTextSection'> = record({
  ...sectionShape('richTextSection'),
  heading,
  body: optional(richText),
  picture: optional(picture),
  actions,
});

export const imageTextSection: SectionSchema<'imageTextSection'> = record({
  ...sectionShape('imageTextSection'),
  heading,
  layout: optional(
    choice<NonNullable<ImageText['layout']>>({ left: true, plate: true, right: true }),
  ),
  shape: optional(choice<NonNullable<ImageText['shape']>>({ arch: true, plain: true })),
  body: optional(richText),
  picture: optional(picture),
  actions,
});

export const callToActionSection: SectionSchema<'callToActionSection'> = record({
  ...sectionShape('callToActionSection'),
  heading,
  text: optional(localizedText),
  picture: optional(picture),
  actions,
});
