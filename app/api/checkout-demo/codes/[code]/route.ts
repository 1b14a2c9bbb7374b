import type { NextRequest } from 'next/server';
import { serverEnv } from '#lib/platform/env/server';
import { answerCode } from '#lib/request/discounts/answer-code';
import { findDemoCode } from '../../find-demo-code';

/**
 * Returns the conditions of a discount code for the demo checkout, or 404 for one that is unknown or has
 * not begun. 404 for all once a provider is connected.
 */
export async function GET(
  request: NextRequest,
  { params }: RouteContext<'/api/checkout-demo/codes/[code]'>,
): Promise<Response> {
  if (serverEnv.checkout) return new Response(null, { status: 404 });
  const { code } = await params;
  return answerCode(request, (deals, now) => findDemoCode(deals, code, now));
}
