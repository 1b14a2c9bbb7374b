import type { Link, LinkSource } from './link.ts';
import type { Picture } from './picture.ts';
import type { LocalizedRichText, LocalizedString, LocalizedText } from './types.generated.ts';

type LocalizedValue = LocalizedString | LocalizedText;

/** Rich text as a query of all languages projects it. */
interface RichTextSource {
  readonly _type: LocalizedRichText['_type'];
  readonly en: readonly unknown[] | null;
}

/**
 * A query result in one language: localized objects become their text in it, links become
 * addresses, pictures get their text alternative. Everything else keeps its generated type; slugs
 * keep all languages, because the language switch needs them.
 */
export type Localized<T> = T extends { readonly _type: LocalizedValue['_type'] }
  ? string
  : T extends RichTextSource
    ? NonNullable<T['en']>
    : T extends { readonly _type: 'picture' }
      ? Picture | null
      : T extends LinkSource & { readonly _type: 'link' }
        ? Link | null
        : T extends readonly (infer Item)[]
          ? Localized<Item>[]
          : T extends object
            ? { [Key in keyof T]: Localized<T[Key]> }
            : T;
