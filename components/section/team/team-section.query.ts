import { personSchema } from '../../../lib/content/documents/person/person.parser.ts';
import { referencedList } from '../../../lib/content/parse/document.ts';
import { choiceReader, field, optional } from '../../../lib/content/parse/field.ts';
import { readDistinct } from '../../../lib/content/parse/list.ts';
import { record } from '../../../lib/content/parse/record.ts';
import { personFields } from '../../../lib/content/queries/fragments.ts';
import {
  heading,
  intro,
  type SectionQuery,
  sectionShape,
} from '../../../lib/content/queries/sections/section-query.ts';

const readTeam = choiceReader<'teamB2B' | 'teamHR'>({ teamB2B: true, teamHR: true });

export const teamSection: SectionQuery<'teamSection'> = {
  fields: `heading, intro, teams, people[]->{${personFields}}`,
  parser: record({
    ...sectionShape('teamSection'),
    heading,
    intro,
    teams: optional(field('list', (value) => readDistinct(value, readTeam))),
    people: optional(referencedList('people', 'person', personSchema)),
  }),
  lists: ['person', 'settings'],
};
