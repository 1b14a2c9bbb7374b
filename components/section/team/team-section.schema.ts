import { defineArrayMember, defineField } from '@sanity/types';
import { fewItems } from '../../../content/schema/rules/formats.ts';
import { defineSection, heading, intro } from '../../../content/schema/sections/section.ts';
import type { Options } from '../../../content/schema/values/options.ts';

const teamOptions: Options = [
  { title: 'Recipients of reservation enquiries', value: 'teamB2B' },
  { title: 'Recipients of job applications', value: 'teamHR' },
];

/** Contact persons: teams of the settings document, selected people, or both. */
export const teamSection = defineSection({
  name: 'teamSection',
  title: 'Contact persons',
  description: 'People with their role, email address and telephone number.',
  fields: [
    heading,
    intro,
    defineField({
      name: 'teams',
      title: 'Teams',
      description: 'People listed in the settings.',
      type: 'array',
      of: [defineArrayMember({ type: 'string', options: { list: teamOptions } })],
    }),
    defineField({
      name: 'people',
      title: 'People',
      description: 'Shown after the teams, each person only once.',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'person' }] })],
      validation: (rule) => rule.custom(fewItems),
    }),
  ],
});
