import type { z } from 'zod';
import { constant } from '../parse/field.ts';
import { localizedLine, localizedSlug, localizedText } from '../parse/localized.ts';
import { dateTime, key, languages } from '../parse/scalars.ts';

/** A schema whose output the compiler holds to the type that components take. */
export type SchemaOf<T> = z.ZodType<NonNullable<T>>;

/** What every document of an answer has. */
export function documentShape<const Type extends string>(type: Type) {
  return { _id: key, _type: constant(type) };
}

/** What documents have that lists lead to: an address, a title, languages. */
export function addressedShape<const Type extends string>(type: Type) {
  return {
    ...documentShape(type),
    slug: localizedSlug,
    languages,
    title: localizedLine,
    summary: localizedText,
  };
}

/** When a document was last changed, as the content service says. */
export const updatedShape = { _updatedAt: dateTime };
