import type { NextRequest } from 'next/server';
import { answerCode } from '#lib/request/discounts/answer-code';
import { findDiscount } from '#lib/tickets/find-discount';

/** Returns `{percent}` for a discount code that is valid today, or 404. */
export async function GET(
  request: NextRequest,
  { params }: RouteContext<'/api/discounts/[code]'>,
): Promise<Response> {
  const { code } = await params;
  return answerCode(request, (discounts, now) => {
    const found = findDiscount(discounts, code, now);
    return found && { percent: found.discount };
  });
}
