import 'server-only';
import type { NextRequest } from 'next/server';
import { type DiscountDeal, getDiscounts } from '../../content/get-discounts.ts';
import { senderOf } from '../../platform/http/sender.ts';
import { defaultLocale } from '../../platform/i18n/locales.ts';
import { refusePreviewed } from '../preview/read-preview-cookies.ts';
import { reserve } from '../rate-limit/count.ts';
import { tooMany } from '../rate-limit/refuse-too-many.ts';

/**
 * Returns what `find` finds about a discount code at `now`, or 404 for null. Codes without an answer
 * count as guesses; after too many of them every request gets a 429, even with a valid code. A code counts
 * before it is checked, so that concurrent guesses are limited too; only invalid ones are written to
 * the database.
 */
export async function answerCode(
  request: NextRequest,
  find: (deals: readonly DiscountDeal[], now: Date) => object | null,
): Promise<Response> {
  const refusal = await refusePreviewed('discountCheck', request);
  if (refusal) return refusal;
  const discounts = await getDiscounts(defaultLocale);
  const now = new Date();
  const guess = reserve('discount', senderOf(request.headers), now);
  if (!guess) return tooMany('discount');
  const found = find(discounts, now);
  const headers = { 'Cache-Control': 'no-store' };
  if (found) {
    await guess.takeBack();
    return Response.json(found, { headers });
  }
  if (!(await guess.confirm())) return tooMany('discount');
  return new Response(null, { status: 404, headers });
}
