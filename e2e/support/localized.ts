import type { RichText } from '../../lib/content/model/types.generated.ts';
import type { Locale } from '../../lib/platform/i18n/locales.ts';

/** A field of a document in one or more languages, always in English. */
type Localized<Value> = { readonly en: Value } & { readonly [Language in Locale]?: Value };

/** Returns a field in a language, or in English where it is not translated, as pages show it. */
export function inLanguage<Value>(field: Localized<Value>, locale: Locale): Value {
  return field[locale] ?? field.en;
}

/** Returns the paragraphs, headings and list items of a rich text, without their marks. */
export function paragraphs(blocks: RichText): string[] {
  return blocks.map(({ children = [] }) => children.map(({ text = '' }) => text).join(''));
}

/** Removes all whitespace: documents and pages break the same text into lines differently. */
export function condensed(text: string): string {
  return text.replace(/\s+/g, '');
}
