import 'server-only';
import { cache } from 'react';
import type { Locale } from '../platform/i18n/locales.ts';
import { discounts } from './documents/deal/deal.query.ts';
import { fetchContent } from './fetch-content.ts';
import { localize } from './localize.ts';
import type { ContentOf } from './model/content-query.ts';
import type { Localized } from './model/localized.ts';
import { pictureOrigin } from './picture-origin.ts';

export type DiscountDeal = Localized<ContentOf<typeof discounts>[number]>;

/** Returns the deals with a discount code, including ended ones. */
export const getDiscounts = cache(async (locale: Locale): Promise<DiscountDeal[]> => {
  const deals = await fetchContent(discounts, locale);
  return localize(deals, locale, pictureOrigin);
});
