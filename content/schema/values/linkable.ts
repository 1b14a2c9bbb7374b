import { sluggedTypes } from '../../../lib/routing/slugged-types.ts';

/** Documents with their own page, which links in content can lead to. */
export const linkable = ['page', ...sluggedTypes].map((type) => ({ type }));

/** Description of `linkable` for editors. */
export const linkableTitles = 'A page, event, experience, job posting or deal.';
