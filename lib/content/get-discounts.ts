import 'server-only';
import { cache } from 'react';
import type { Locale } from '../i18n/locales.ts';
import { pictureOrigin } from './client.ts';
import { fetchContent } from './fetch-content.ts';
import { localize } from './localize.ts';
import type { Localized } from './localized.ts';
import { discountsQuery } from './queries/deal.ts';
import type { DiscountsQueryResult } from './types.generated.ts';

export type DiscountDeal = Localized<DiscountsQueryResult[number]>;

/** The deals that have a discount code, ended or not. */
export const getDiscounts = cache(async (locale: Locale): Promise<DiscountDeal[]> => {
  const deals = await fetchContent<DiscountsQueryResult>(discountsQuery, {}, ['deal']);
  return localize(deals, locale, pictureOrigin);
});
