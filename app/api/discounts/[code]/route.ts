import { getDiscounts } from '#lib/content/get-discounts';
import { defaultLocale } from '#lib/i18n/locales';
import { findDiscount } from '#lib/tickets/find-discount';

/** Whether a discount code takes something off today: `{percent}`, or 404. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/api/discounts/[code]'>,
): Promise<Response> {
  const { code } = await params;
  const found = findDiscount(await getDiscounts(defaultLocale), code, new Date());
  const headers = { 'Cache-Control': 'no-store' };
  if (!found) return new Response(null, { status: 404, headers });
  return Response.json({ percent: found.discount }, { headers });
}
