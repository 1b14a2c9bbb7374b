import { getDiscounts } from '#lib/content/get-discounts';
import { senderOf } from '#lib/platform/http/sender';
import { defaultLocale } from '#lib/platform/i18n/locales';
import { count } from '#lib/request/rate-limit/count';
import { tooMany } from '#lib/request/rate-limit/refuse-too-many';
import { findDiscount } from '#lib/tickets/find-discount';

/**
 * Returns `{percent}` for a discount code that is valid today, or 404. Invalid codes count as
 * guesses; after too many of them every request gets a 429, even with a valid code.
 */
export async function GET(
  request: Request,
  { params }: RouteContext<'/api/discounts/[code]'>,
): Promise<Response> {
  const { code } = await params;
  const guess = await count('discount', senderOf(request.headers), new Date());
  if (!guess) return tooMany('discount');
  const found = findDiscount(await getDiscounts(defaultLocale), code, new Date());
  const headers = { 'Cache-Control': 'no-store' };
  if (!found) return new Response(null, { status: 404, headers });
  await guess.takeBack();
  return Response.json({ percent: found.discount }, { headers });
}
