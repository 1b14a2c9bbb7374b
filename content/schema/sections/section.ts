import { defineArrayMember, defineField, defineType, type FieldDefinition } from '@sanity/types';
import { anchor, number } from '../rules/formats.ts';

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

// Fields that several sections have.
export const heading = defineField({ name: 'heading', type: 'localizedString' });
export const intro = defineField({ name: 'intro', type: 'localizedText' });
export const picture = defineField({ name: 'picture', type: 'picture' });
export const limit = defineField({
  name: 'limit',
  type: 'number',
  validation: (rule) => rule.custom(number({ min: 1, max: 1000, integer: true })),
});
export const actions = defineField({
  name: 'actions',
  type: 'array',
  of: [defineArrayMember({ type: 'link' })],
});
