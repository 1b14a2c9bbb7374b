import { defineField, defineType } from '@sanity/types';
import {
  phone,
  requiredEmail,
  requiredShortText,
} from '../../../../content/schema/rules/formats.ts';

export const person = defineType({
  name: 'person',
  title: 'Person',
  description: 'A contact person, who can also receive the messages of a form.',
  type: 'document',
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      validation: (rule) => rule.required().custom(requiredShortText),
    }),
    defineField({
      name: 'role',
      title: 'Role',
      description: 'For example “Groups and business events”. Optional.',
      type: 'localizedString',
    }),
    defineField({
      name: 'email',
      title: 'Email address',
      description:
        'Shown to visitors. Also receives the messages of forms if the settings list the person.',
      type: 'string',
      validation: (rule) => rule.required().custom(requiredEmail),
    }),
    defineField({
      name: 'phone',
      title: 'Telephone number',
      description: 'With the country code, for example +420 555 010 010. Optional.',
      type: 'string',
      validation: (rule) => rule.custom(phone),
    }),
    defineField({
      name: 'picture',
      title: 'Picture',
      description: 'For your records: visitors don’t see it.',
      type: 'picture',
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'role.en', media: 'picture' } },
});
