import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { pageRoutes } from '../routes.ts';
import { pageFields } from './shared.ts';

/** One document for each route that is a single page; its paths are in the route table. */
export const page = defineType({
  name: 'page',
  title: 'Page',
  type: 'document',
  fields: [
    defineField({
      name: 'route',
      type: 'string',
      options: { list: pageRoutes },
      validation: (rule) => rule.required(),
    }),
    ...pageFields,
    defineField({
      name: 'sections',
      type: 'array',
      of: [
        defineArrayMember({ type: 'heroSection' }),
        defineArrayMember({ type: 'richTextSection' }),
        defineArrayMember({ type: 'imageTextSection' }),
        defineArrayMember({ type: 'cardsSection' }),
        defineArrayMember({ type: 'numbersSection' }),
        defineArrayMember({ type: 'wayHereSection' }),
        defineArrayMember({ type: 'experienceListSection' }),
        defineArrayMember({ type: 'eventListSection' }),
        defineArrayMember({ type: 'jobListSection' }),
        defineArrayMember({ type: 'openingHoursSection' }),
        defineArrayMember({ type: 'ticketPricesSection' }),
        defineArrayMember({ type: 'tourLanguagesSection' }),
        defineArrayMember({ type: 'vouchersSection' }),
        defineArrayMember({ type: 'findBookingSection' }),
        defineArrayMember({ type: 'formSection' }),
        defineArrayMember({ type: 'faqSection' }),
        defineArrayMember({ type: 'gallerySection' }),
        defineArrayMember({ type: 'quoteSection' }),
        defineArrayMember({ type: 'timelineSection' }),
        defineArrayMember({ type: 'partnersSection' }),
        defineArrayMember({ type: 'teamSection' }),
        defineArrayMember({ type: 'dealHeroSection' }),
        defineArrayMember({ type: 'callToActionSection' }),
      ],
    }),
  ],
});
