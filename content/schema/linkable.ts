import { sluggedTypes } from '../../lib/routing/slugged-types.ts';

/** Documents with their own page, which links in content can lead to. */
export const linkable = ['page', ...sluggedTypes].map((type) => ({ type }));
