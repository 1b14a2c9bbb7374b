import type { NextRequest } from 'next/server';
import { choiceSchema } from '#lib/consent/consent-record';
import { consentCookie } from '#lib/consent/consent-rules';
import { serverEnv } from '#lib/platform/env/server';
import { isSameOrigin } from '#lib/platform/http/is-same-origin';
import { parseJson } from '#lib/platform/http/parse-json';
import { refuseChoice } from '#lib/request/refuse-choice';
import { storeChoice } from '#lib/request/store-choice';

/** Stores a visitor's cookie choice, `{categories, language}`; the response sets the cookie. */
export async function POST(request: NextRequest): Promise<Response> {
  const { siteUrl } = serverEnv;
  if (!isSameOrigin(request.headers, siteUrl)) return new Response(null, { status: 403 });
  const choice = choiceSchema.safeParse(parseJson(await request.text()));
  if (!choice.success) return new Response(null, { status: 400 });
  const refusal = await refuseChoice(request.headers);
  if (refusal) return refusal;
  const earlier = request.cookies.get(consentCookie.name)?.value;
  const origin = request.headers.get('origin') ?? siteUrl;
  const cookie = await storeChoice(choice.data, earlier, origin);
  if (cookie === null) return new Response(null, { status: 503 });
  return new Response(null, {
    status: 204,
    headers: { 'Set-Cookie': cookie, 'Cache-Control': 'no-store' },
  });
}
