import { isFormKind } from '../../../routing/form-kind.ts';
import { referenced, referencedList } from '../../parse/document.ts';
import { choiceReader, field, optional } from '../../parse/field.ts';
import { list, readDistinct } from '../../parse/list.ts';
import { localizedLine, localizedText } from '../../parse/localized.ts';
import { picture, pictureShape } from '../../parse/picture.ts';
import { record } from '../../parse/record.ts';
import { key, locale, text } from '../../parse/scalars.ts';
import { dealSummarySchema } from '../deal.schema.ts';
import { documentShape } from '../document-shape.ts';
import { personSchema } from '../person.schema.ts';
import { heading, intro, type SectionSchema, sectionShape } from './section-shape.ts';

/** A gallery with its fit pictures and cards. */
const gallery = record({
  ...documentShape('gallery'),
  title: localizedLine,
  items: optional(list(record({ _key: key, ...pictureShape }))),
  plates: optional(list(record({ _key: key, title: localizedLine, text: localizedText }))),
});

export const gallerySection: SectionSchema<'gallerySection'> = record({
  ...sectionShape('gallerySection'),
  heading,
  gallery: referenced('gallery', gallery),
});

export const quoteSection: SectionSchema<'quoteSection'> = record({
  ...sectionShape('quoteSection'),
  text: localizedText,
  speaker: optional(localizedLine),
  source: optional(localizedLine),
  language: optional(locale),
  picture: optional(picture),
  original: optional(text),
});

const readTeam = choiceReader<'teamB2B' | 'teamHR'>({ teamB2B: true, teamHR: true });

export const teamSection: SectionSchema<'teamSection'> = record({
  ...sectionShape('teamSection'),
  heading,
  intro,
  teams: optional(field('list', (value) => readDistinct(value, readTeam))),
  people: optional(referencedList('person', personSchema)),
});

export const dealHeroSection: SectionSchema<'dealHeroSection'> = record({
  ...sectionShape('dealHeroSection'),
  picture: optional(picture),
  deal: referenced('deal', dealSummarySchema),
});

/** A form section. An unknown kind makes it unfit, because such a form could not be sent. */
export const formSection: SectionSchema<'formSection'> = record({
  ...sectionShape('formSection'),
  kind: field('choice', (value) => (isFormKind(value) ? value : null)),
  heading,
  intro,
});
