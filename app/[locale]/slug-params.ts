import { getSlugs } from '#lib/content/get-slugs';
import { currentLocale } from '#lib/platform/i18n/current-locale';
import type { SluggedType } from '#lib/routing/routes';

/** Returns the params of the pages of all documents of a type, in the language being rendered. */
export async function slugParams(type: SluggedType): Promise<{ slug: string }[]> {
  const slugs = await getSlugs(type, await currentLocale());
  return slugs.map((slug) => ({ slug }));
}
