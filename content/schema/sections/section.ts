import { defineField, defineType, type FieldDefinition } from '@sanity/types';
import { anchor } from '../rules/formats.ts';

/** The grounds a section can stand on (art of the house: paper, sand, ice, malt, bottle green). */
export const tones = ['paper', 'sand', 'ice', 'malt', 'green'];

/** A section of a page: what all of them share, and what is its own. */
export function defineSection(name: string, title: string, fields: FieldDefinition[]) {
  return defineType({
    name,
    title,
    type: 'object',
    fields: [
      defineField({ name: 'anchor', type: 'string', validation: (rule) => rule.custom(anchor) }),
      defineField({ name: 'tone', type: 'string', options: { list: tones } }),
      defineField({ name: 'label', title: 'Small label above', type: 'localizedString' }),
      ...fields,
    ],
  });
}
