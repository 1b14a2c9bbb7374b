import 'server-only';
import { cache } from 'react';
import type { Locale } from '../platform/i18n/locales.ts';
import { vouchers as vouchersQuery } from './documents/voucher/voucher.query.ts';
import { fetchContent } from './fetch-content.ts';
import { localize } from './localize.ts';
import type { ContentOf } from './model/content-query.ts';
import type { Localized } from './model/localized.ts';
import { limits } from './parse/formats/limits.ts';
import { pictureOrigin } from './picture-origin.ts';

export type Voucher = Localized<ContentOf<typeof vouchersQuery>[number]>;

/** Returns the gift vouchers in the editors' order, as many as a list may show. */
export const getVouchers = cache(async (locale: Locale): Promise<Voucher[]> => {
  const vouchers = await fetchContent(vouchersQuery, locale);
  return localize(vouchers.slice(0, limits.listed), locale, pictureOrigin);
});
