import 'server-only';
import { defaultLocale } from '../platform/i18n/locales.ts';
import { fetchContent } from './fetch-content.ts';
import { localize } from './localize.ts';
import type { Picture } from './model/picture.ts';
import { pictureOrigin } from './picture-origin.ts';
import { sharedPictures } from './queries/shared-picture.query.ts';

/**
 * Returns the picture that represents each page to search engines, by the `_id` of its document;
 * without text alternatives, because only its URL is used.
 */
export async function getSharedPictures(): Promise<ReadonlyMap<string, Picture>> {
  const answer = await fetchContent(sharedPictures, null);
  const found = localize(answer, defaultLocale, pictureOrigin);
  return new Map(found.flatMap(({ _id, picture }) => (picture ? [[_id, picture] as const] : [])));
}
