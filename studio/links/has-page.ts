import type { SluggedType } from '../../lib/routing/routes.ts';
import { isSlugged } from '../../lib/routing/slugged-types.ts';

/** Whether documents of a type have a page of their own on the site, which a link can show. */
export function hasPage(type: string): type is SluggedType | 'page' {
  return type === 'page' || isSlugged(type);
}
