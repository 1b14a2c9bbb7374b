import 'server-only';
import { cache } from 'react';
import type { Locale } from '../platform/i18n/locales.ts';
import { hasBegun } from '../time/deal-span.ts';
import { deal } from './documents/deal/deal.query.ts';
import { fetchContent } from './fetch-content.ts';
import { findSlugged } from './find-document-id.ts';
import { localize } from './localize.ts';
import type { ContentOf } from './model/content-query.ts';
import type { Localized } from './model/localized.ts';
import { pictureOrigin } from './picture-origin.ts';
import { currentPreview } from './preview/preview-token.ts';

export type Deal = Localized<NonNullable<ContentOf<typeof deal>>>;

/**
 * Returns the deal with this slug, even if it has ended. Null if there is none, and before its first
 * day, except for those who may see its draft: what is to appear later is in no public response.
 */
export const getDeal = cache(async (slug: string, locale: Locale): Promise<Deal | null> => {
  const id = await findSlugged('deal', slug, locale);
  const found = id && (await fetchContent(deal, locale, { id }));
  if (!found || !(await isVisible(found))) return null;
  return localize(found, locale, pictureOrigin);
});

async function isVisible(found: NonNullable<ContentOf<typeof deal>>): Promise<boolean> {
  if (hasBegun(found, new Date())) return true;
  const preview = await currentPreview();
  if (preview.kind !== 'on') return false;
  const { access } = preview;
  return access.kind !== 'link' || access.documentId === found._id;
}
