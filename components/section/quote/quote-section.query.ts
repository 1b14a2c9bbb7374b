import { optional } from '../../../lib/content/parse/field.ts';
import { localizedLine, localizedText } from '../../../lib/content/parse/localized.ts';
import { picture } from '../../../lib/content/parse/picture.ts';
import { record } from '../../../lib/content/parse/record.ts';
import { locale, text } from '../../../lib/content/parse/scalars.ts';
import { pictureFields } from '../../../lib/content/queries/fragments.ts';
import {
  type SectionQuery,
  sectionShape,
} from '../../../lib/content/queries/sections/section-query.ts';
import { locales } from '../../../lib/platform/i18n/locales.ts';

/** The text in the language that it was said in. */
const originals = locales.map((id) => `language == "${id}" => text.${id}`).join();

export const quoteSection: SectionQuery<'quoteSection'> = {
  fields: `
    text, speaker, source, language, picture{${pictureFields}},
    "original": select(${originals})`,
  parser: record({
    ...sectionShape('quoteSection'),
    text: localizedText,
    speaker: optional(localizedLine),
    source: optional(localizedLine),
    language: optional(locale),
    picture: optional(picture),
    original: optional(text),
  }),
};
