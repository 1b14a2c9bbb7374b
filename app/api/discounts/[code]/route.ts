import { getDiscounts } from '#lib/content/get-discounts';
import { senderOf } from '#lib/platform/http/sender';
import { defaultLocale } from '#lib/platform/i18n/locales';
import { reserve } from '#lib/request/rate-limit/count';
import { refuseTooMany, tooMany } from '#lib/request/rate-limit/refuse-too-many';
import { findDiscount } from '#lib/tickets/find-discount';

/**
 * Returns `{percent}` for a discount code that is valid today, or 404. Invalid codes count as
 * guesses; after too many of them every request gets a 429, even with a valid code. A code counts
 * before it is checked, so that concurrent guesses are limited too; only invalid ones are written to
 * the database.
 */
export async function GET(
  request: Request,
  { params }: RouteContext<'/api/discounts/[code]'>,
): Promise<Response> {
  const { code } = await params;
  const refusal = await refuseTooMany('discountCheck', request.headers);
  if (refusal) return refusal;
  const discounts = await getDiscounts(defaultLocale);
  const now = new Date();
  const guess = reserve('discount', senderOf(request.headers), now);
  if (!guess) return tooMany('discount');
  const found = findDiscount(discounts, code, now);
  const headers = { 'Cache-Control': 'no-store' };
  if (found) {
    await guess.takeBack();
    return Response.json({ percent: found.discount }, { headers });
  }
  if (!(await guess.confirm())) return tooMany('discount');
  return new Response(null, { status: 404, headers });
}
