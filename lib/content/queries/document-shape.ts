import type { z } from 'zod';
import { constant } from '../parse/field.ts';
import { localizedLine, localizedSlug, localizedText } from '../parse/localized.ts';
import { dateTime, documentLanguages, key } from '../parse/scalars.ts';

/** A schema whose output the compiler checks against the type that components receive. */
export type SchemaOf<T> = z.ZodType<NonNullable<T>>;

/** Returns the fields that every document has. */
export function documentShape<const Type extends string>(type: Type) {
  return { _id: key, _type: constant(type) };
}

/** Returns the fields of documents that lists link to: slug, languages, title, summary. */
export function addressedShape<const Type extends string>(type: Type) {
  return {
    ...documentShape(type),
    slug: localizedSlug,
    languages: documentLanguages,
    title: localizedLine,
    summary: localizedText,
  };
}

/** When a document was last changed, according to the content service. */
export const updatedShape = { _updatedAt: dateTime };
