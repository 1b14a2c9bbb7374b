import { getSlugsToRender } from '#lib/content/get-slugs';
import { currentLocale } from '#lib/platform/i18n/current-locale';
import type { SluggedType } from '#lib/routing/routes';

/**
 * Returns the params of the pages of a type that the build renders, in the language being rendered; the others
 * are rendered by their first visitor.
 */
export async function slugParams(type: SluggedType): Promise<{ slug: string }[]> {
  const slugs = await getSlugsToRender(type, await currentLocale(), new Date());
  return slugs.map((slug) => ({ slug }));
}
