import type { NextRequest } from 'next/server';
import { ageProof } from '#lib/consent/age-proof';
import { gateStyle } from '#lib/consent/gate-style';
import { privateResponse } from '#lib/platform/http/private-response';

/** Linked by every page for browsers without scripts; depends on who asks, so nobody keeps it. */
export function GET(request: NextRequest): Response {
  const passed = request.cookies.get(ageProof.name)?.value === ageProof.value;
  return new Response(gateStyle(passed), {
    headers: { 'Content-Type': 'text/css; charset=utf-8', ...privateResponse },
  });
}
