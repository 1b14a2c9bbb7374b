import { defineField, defineType } from '@sanity/types';

/** Texts and image for search engines and shared links. */
export const seo = defineType({
  name: 'seo',
  title: 'Search and sharing',
  description: 'How search engines and shared links show the page.',
  type: 'object',
  fields: [
    defineField({
      name: 'title',
      title: 'SEO title',
      description: 'Headline of the search result. At most 65 characters; the rest is cut off.',
      type: 'localizedString',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'description',
      title: 'SEO description',
      description: 'Text below the headline of the search result, 70 to 165 characters long.',
      type: 'localizedText',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'image',
      title: 'Sharing picture',
      description:
        'Shown where the page is shared, with its title on it. When empty, the picture of the document is used, if it has one.',
      type: 'picture',
    }),
  ],
});
