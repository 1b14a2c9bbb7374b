import { defineField, defineType } from '@sanity/types';
import { neededEmail, neededShortText, phone } from '../../../../content/schema/rules/formats.ts';

export const person = defineType({
  name: 'person',
  title: 'Person',
  type: 'document',
  fields: [
    defineField({
      name: 'name',
      type: 'string',
      validation: (rule) => rule.required().custom(neededShortText),
    }),
    defineField({ name: 'role', type: 'localizedString' }),
    defineField({
      name: 'email',
      type: 'string',
      validation: (rule) => rule.required().custom(neededEmail),
    }),
    defineField({ name: 'phone', type: 'string', validation: (rule) => rule.custom(phone) }),
    defineField({ name: 'picture', type: 'picture' }),
  ],
});
