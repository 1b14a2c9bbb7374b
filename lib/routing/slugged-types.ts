import { routeOfType, type SluggedType } from './routes.ts';

/** The types of the documents that have a page each. */
export const sluggedTypes = Object.keys(routeOfType) as SluggedType[];

/** Whether documents of this type have pages under their slugs. */
export function isSlugged(type: string): type is SluggedType {
  return Object.hasOwn(routeOfType, type);
}
