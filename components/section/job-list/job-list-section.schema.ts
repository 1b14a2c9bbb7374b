import {
  actions,
  defineSection,
  heading,
  intro,
  limit,
} from '../../../content/schema/sections/section.ts';

export const jobListSection = defineSection({
  name: 'jobListSection',
  title: 'Job postings',
  description: 'A list of the vacancies.',
  fields: [heading, intro, limit, actions],
});
