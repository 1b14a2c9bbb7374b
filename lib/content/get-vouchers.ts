import 'server-only';
import { cache } from 'react';
import type { Locale } from '../i18n/locales.ts';
import { pictureOrigin } from './client.ts';
import { fetchContent } from './fetch-content.ts';
import { localize } from './localize.ts';
import type { Localized } from './localized.ts';
import { vouchersQuery } from './queries/voucher.ts';
import type { VouchersQueryResult } from './types.generated.ts';

export type Voucher = Localized<VouchersQueryResult[number]>;

/** Gift vouchers in the editors' order. */
export const getVouchers = cache(async (locale: Locale): Promise<Voucher[]> => {
  const vouchers = await fetchContent<VouchersQueryResult>(vouchersQuery, {}, ['voucher']);
  return localize(vouchers, locale, pictureOrigin);
});
