import type { NextRequest } from 'next/server';
import { ageProof } from '#lib/consent/age-proof';
import { gateStyle } from '#lib/consent/gate-style';
import { privateResponse } from '#lib/platform/http/private-response';

/**
 * Returns the style sheet that every page links for browsers without scripts. It depends on the
 * visitor's cookies, so it must not be stored in any cache.
 */
export function GET(request: NextRequest): Response {
  const passed = request.cookies.get(ageProof.name)?.value === ageProof.value;
  return new Response(gateStyle(passed), {
    headers: { 'Content-Type': 'text/css; charset=utf-8', ...privateResponse },
  });
}
