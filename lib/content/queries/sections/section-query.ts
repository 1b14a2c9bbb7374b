import type { z } from 'zod';
import { choice, constant, optional } from '../../parse/field.ts';
import { limits } from '../../parse/formats/limits.ts';
import { action } from '../../parse/link.ts';
import { list } from '../../parse/list.ts';
import { localizedLine, localizedText } from '../../parse/localized.ts';
import { anchor, key, number } from '../../parse/scalars.ts';
import { linkFields } from '../fragments.ts';
import type { SectionContent, SectionContentOf } from '../page-content.ts';

/** A type whose documents a section lists beside those that its document refers to. */
export type ListedType =
  | 'event'
  | 'experience'
  | 'faqEntry'
  | 'jobPosting'
  | 'openingHours'
  | 'person'
  | 'settings'
  | 'ticketType'
  | 'voucher';

/** The query of a section, beside the fields that all sections share. */
export interface SectionQuery<Type extends SectionContent['_type']> {
  /** Its part of the projection (GROQ). */
  readonly fields: string;
  /** Checked against the type that is generated from the editing schema and the projection. */
  readonly parser: z.ZodType<SectionContentOf<Type>>;
  /** The types of the documents that it lists by a query of its own, if any. */
  readonly lists?: readonly ListedType[];
  /** Returns the instants at which it begins and ends to be on its page, in ms since 1970, if any. */
  moments?(section: SectionContentOf<Type>): readonly number[];
}

const tone = choice<NonNullable<SectionContent['tone']>>({
  green: true,
  ice: true,
  malt: true,
  paper: true,
  sand: true,
});

/** Returns the parsers of the fields that all sections share. */
export function sectionShape<const Type extends SectionContent['_type']>(type: Type) {
  return {
    _key: key,
    _type: constant(type),
    anchor: optional(anchor),
    tone: optional(tone),
    label: optional(localizedLine),
  };
}

export const heading = optional(localizedLine);
export const intro = optional(localizedText);
export const actions = optional(list('actions', action));
export const actionFields = `actions[]{_key, ${linkFields}}`;

/** How many entries a list shows; as many as it may if the value is missing or invalid. */
export const limit = optional(number({ min: 1, max: limits.listed, integer: true }));
