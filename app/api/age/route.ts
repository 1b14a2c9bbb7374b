import type { NextRequest } from 'next/server';
import { ageProof } from '#lib/consent/age-proof';
import { consentCookie } from '#lib/consent/consent-rules';
import { gateChoice } from '#lib/consent/gate-choice';
import { serverEnv } from '#lib/platform/env/server';
import { cookieLine } from '#lib/platform/http/cookie-line';
import { isSameOrigin } from '#lib/platform/http/is-same-origin';
import { localPath } from '#lib/platform/http/local-path';
import { refuseChoice } from '#lib/request/refuse-choice';
import { storeChoice } from '#lib/request/store-choice';

/** Handles the gate's form where scripts do not run (yet): sets the cookies and redirects back. */
export async function POST(request: NextRequest): Promise<Response> {
  const { siteUrl } = serverEnv;
  if (!isSameOrigin(request.headers, siteUrl)) return new Response(null, { status: 403 });
  const fields = new URLSearchParams(await request.text());
  const origin = request.headers.get('origin') ?? siteUrl;
  const back = localPath([request.headers.get('referer'), fields.get('back')], origin);
  const headers = new Headers({ Location: back, 'Cache-Control': 'no-store' });
  // A visitor who has already proved the age is asked about cookies only; the proof is not renewed.
  if (request.cookies.get(ageProof.name)?.value !== ageProof.value) {
    headers.append('Set-Cookie', cookieLine(ageProof, origin));
  }
  const choice = gateChoice(fields);
  const earlier = request.cookies.get(consentCookie.name)?.value;
  // A rate-limited choice is asked for again on the next page; the proof of age is set regardless.
  const kept =
    choice &&
    !(await refuseChoice(request.headers)) &&
    (await storeChoice(choice, earlier, origin));
  if (kept) headers.append('Set-Cookie', kept);
  return new Response(null, { status: 303, headers });
}
