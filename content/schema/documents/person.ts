import { defineField, defineType } from '@sanity/types';

export const person = defineType({
  name: 'person',
  title: 'Person',
  type: 'document',
  fields: [
    defineField({ name: 'name', type: 'string', validation: (rule) => rule.required() }),
    defineField({ name: 'role', type: 'localizedString' }),
    defineField({ name: 'email', type: 'string', validation: (rule) => rule.required().email() }),
    defineField({ name: 'phone', type: 'string' }),
    defineField({ name: 'picture', type: 'picture' }),
  ],
});
