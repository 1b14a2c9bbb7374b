import { defineArrayMember, defineField, defineType, type FieldDefinition } from '@sanity/types';
import { limits } from '../../../lib/content/parse/formats/limits.ts';
import { anchor, fewItems, number } from '../rules/formats.ts';
import { labelledLink } from '../rules/links.ts';
import type { Options } from '../values/options.ts';

const toneOptions: Options = [
  { title: 'Paper (off-white)', value: 'paper' },
  { title: 'Sand (beige)', value: 'sand' },
  { title: 'Ice (light blue)', value: 'ice' },
  { title: 'Malt (dark brown)', value: 'malt' },
  { title: 'Green (dark green)', value: 'green' },
];

interface SectionDefinition<Name extends string> {
  readonly name: Name;
  readonly title: string;
  /** Description of the section as visitors see it, for editors who choose one. */
  readonly description: string;
  /** The fields besides those that all sections share. */
  readonly fields: FieldDefinition[];
}

/** Defines a section of a page with the shared fields and its own. */
export function defineSection<const Name extends string>({
  name,
  title,
  description,
  fields,
}: SectionDefinition<Name>) {
  return defineType({
    name,
    title,
    description,
    type: 'object',
    fields: [
      defineField({
        name: 'anchor',
        title: 'Anchor',
        description:
          'Name for links to this section: a link to opening-hours ends in #opening-hours. Letters without accents, digits, hyphens and underscores. Optional.',
        type: 'string',
        validation: (rule) => rule.custom(anchor),
      }),
      defineField({
        name: 'tone',
        title: 'Background colour',
        description:
          'When empty, the section has its usual colour. Not used behind pictures from edge to edge.',
        type: 'string',
        options: { list: toneOptions },
      }),
      defineField({
        name: 'label',
        title: 'Label above the heading',
        description:
          'Short text, for example “Programme”. The first five labels of a page get a fill line from 1 to 5 dl. Optional.',
        type: 'localizedString',
      }),
      ...fields,
    ],
    preview: {
      select: { heading: 'heading.en', label: 'label.en', media: 'picture' },
      prepare: ({ heading, label, media }) => ({
        title: heading ?? label ?? title,
        subtitle: title,
        media,
      }),
    },
  });
}

// Fields that several sections have.
export const heading = defineField({ name: 'heading', title: 'Heading', type: 'localizedString' });
export const intro = defineField({
  name: 'intro',
  title: 'Introduction',
  description: 'One or two sentences with the heading. Optional.',
  type: 'localizedText',
});
export const picture = defineField({ name: 'picture', title: 'Picture', type: 'picture' });
export const limit = defineField({
  name: 'limit',
  title: 'Maximum number of entries',
  description: `Leave empty to show all, but at most ${limits.listed}.`,
  type: 'number',
  validation: (rule) => rule.custom(number({ min: 1, max: limits.listed, integer: true })),
});
export const actions = defineField({
  name: 'actions',
  title: 'Buttons and links',
  description: 'Each needs a link text. The first one is the most prominent.',
  type: 'array',
  of: [defineArrayMember({ type: 'link', validation: labelledLink })],
  validation: (rule) => rule.custom(fewItems),
});
