import 'server-only';
import { isTokenForm } from '../../content/preview/preview-cookie.ts';
import { serverEnv } from '../../platform/env/server.ts';
import { privateResponse } from '../../platform/http/private-response.ts';
import { senderOf } from '../../platform/http/sender.ts';
import { log } from '../../platform/log/log.ts';
import { messageOf } from '../../platform/log/message-of.ts';
import { checkToken } from '../preview/check-token.ts';
import { refuseTooMany, tooMany } from '../rate-limit/refuse-too-many.ts';

/** The header that allows the Studio's origin to read a response (Fetch, section 3.3.3). */
function allowedOrigin(): Record<string, string> {
  const { studioUrl } = serverEnv;
  return { ...(studioUrl ? { 'Access-Control-Allow-Origin': studioUrl } : {}), Vary: 'Origin' };
}

/** Whether a request comes from the Studio, or from no browser. */
function isAllowedOrigin(headers: Headers): boolean {
  const origin = headers.get('origin');
  return origin === null || origin === serverEnv.studioUrl;
}

/** Answers the CORS preflight of the Studio, which sends a token (Fetch, section 4.8). */
export function answerPreflight({ headers }: Request): Response {
  if (!isAllowedOrigin(headers)) return new Response(null, { status: 403 });
  return new Response(null, {
    status: 204,
    headers: {
      ...allowedOrigin(),
      'Access-Control-Allow-Methods': 'GET',
      'Access-Control-Allow-Headers': 'Authorization',
      'Access-Control-Max-Age': '600',
    },
  });
}

/**
 * Responds to an editor with `answer`: to a token of the content service that may read drafts, in
 * the header of the request (RFC 6750, section 2.1), from the Studio's origin or outside a browser.
 * 403 for another origin, 401 without such a token, 429 beyond the limits, 503 while the content
 * service cannot check the token, and if `answer` rejects: its database or content is unavailable.
 */
export async function answerEditor(
  { headers }: Request,
  answer: () => Promise<Response>,
): Promise<Response> {
  if (!isAllowedOrigin(headers)) return new Response(null, { status: 403 });
  const response = (await refusalOf(headers)) ?? (await answer().catch(unanswered));
  for (const [name, value] of Object.entries({ ...allowedOrigin(), ...privateResponse })) {
    response.headers.set(name, value);
  }
  return response;
}

async function refusalOf(headers: Headers): Promise<Response | null> {
  const refusal = await refuseTooMany('campaigns', headers);
  if (refusal) return refusal;
  const access = await checkToken(bearerToken(headers), senderOf(headers));
  if (access === 'limited') return tooMany('previewToken');
  if (access === 'unreachable') return unavailable();
  // A shared link, or a session of the Studio's frame, permits a preview and nothing else.
  const isEditor = access !== 'refused' && access.kind === 'token';
  return isEditor
    ? null
    : new Response(null, { status: 401, headers: { 'WWW-Authenticate': 'Bearer' } });
}

function unanswered(error: unknown): Response {
  log('warning', 'campaign.unanswered', { error: messageOf(error) });
  return unavailable();
}

function unavailable(): Response {
  return new Response(null, { status: 503, headers: { 'Retry-After': '5' } });
}

/** Returns the token of a request; null without one that has the form of a token. */
function bearerToken(headers: Headers): string | null {
  const [, token] = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '') ?? [];
  return isTokenForm(token) ? token : null;
}
