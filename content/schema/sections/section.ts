import { defineField, defineType, type FieldDefinition } from '@sanity/types';
import { anchor } from '../rules/formats.ts';

/** The background tones of a section. */
export const tones = ['paper', 'sand', 'ice', 'malt', 'green'];

/** Defines a section of a page with the shared fields and its own. */
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
