import { routeOfType, type SluggedType } from './routes.ts';

/** The types of the documents that have a page each. */
export const sluggedTypes = Object.keys(routeOfType) as SluggedType[];
