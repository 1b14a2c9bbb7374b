import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { anchor, fewItems, requiredAbsoluteAddress } from '../rules/formats.ts';
import { anchorRules, anyUri, withTargetOrSubmenu } from '../rules/links.ts';
import { linkable, linkableTitles } from '../values/linkable.ts';

/** The site's own icons; others are given with their set, such as `lucide:map-pin`. */
const siteIcons = [
  'external',
  'instagram',
  'facebook',
  'youtube',
  'linkedin',
  'tiktok',
  'map',
  'mail',
  'phone',
];

/** Specification, section 3: a navigation link to a page; children are rendered one level deep. */
export const navigationItem = defineType({
  name: 'navigationItem',
  title: 'Link to a page',
  type: 'object',
  validation: (rule) => rule.custom(withTargetOrSubmenu),
  fields: [
    defineField({
      name: 'title',
      title: 'Link text',
      type: 'localizedString',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'page',
      title: 'Page of this site',
      description: `${linkableTitles} Leave empty for a heading above its submenu.`,
      type: 'reference',
      to: linkable,
    }),
    defineField({
      name: 'anchor',
      title: 'Anchor',
      description: 'Anchor of the section to jump to, for example opening-hours. Optional.',
      type: 'string',
      validation: (rule) => [rule.custom(anchor), ...anchorRules(rule)],
    }),
    defineField({
      name: 'children',
      title: 'Submenu',
      description: 'Links below this one. Only one level is shown.',
      type: 'array',
      of: [
        defineArrayMember({ type: 'navigationItem' }),
        defineArrayMember({ type: 'navigationLink' }),
      ],
      validation: (rule) => rule.custom(fewItems),
    }),
  ],
  preview: { select: { title: 'title.en', subtitle: 'page.title.en' } },
});

export const navigationLink = defineType({
  name: 'navigationLink',
  title: 'Link to another website',
  type: 'object',
  fields: [
    defineField({
      name: 'title',
      title: 'Link text',
      type: 'localizedString',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'url',
      title: 'URL',
      description: 'For example https://www.example.com.',
      type: 'url',
      validation: (rule) => rule.required().uri(anyUri).custom(requiredAbsoluteAddress),
    }),
    defineField({
      name: 'openInNewWindow',
      title: 'Open in a new window',
      description: 'Recommended for other websites only.',
      type: 'boolean',
    }),
    defineField({
      name: 'icon',
      title: 'Icon',
      description: `Shown after the link text. One of ${siteIcons.join(', ')}, or a name from lucide.dev, for example lucide:map-pin. Optional.`,
      type: 'string',
      validation: (rule) =>
        rule
          .regex(new RegExp(`^(${siteIcons.join('|')}|lucide:[a-z0-9-]+)$`))
          .error(
            'Enter one of the icons listed, or a name from lucide.dev such as lucide:map-pin.',
          ),
    }),
  ],
  preview: { select: { title: 'title.en', subtitle: 'url' } },
});
