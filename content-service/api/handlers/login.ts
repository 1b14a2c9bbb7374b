import { ApiException } from '../../http/api-exception.ts';
import { plainError } from '../../http/errors.ts';
import type { ApiError } from '../../http/result.ts';
import { loginPolicy, renderLoginPage } from '../../login/login-page.ts';
import { findStudioAddress } from '../../login/studio-address.ts';
import { digestOf } from '../../users/token-digest.ts';
import { readBody } from '../request/body.ts';
import type { ApiContext } from '../request/context.ts';

/** Maximum size of the login form, in bytes. */
export const FORM_LIMIT = 16 * 1024;

/** Otherwise, a session could be prolonged indefinitely. */
const TOKEN_OF_SESSION =
  'This is the token of a session, which starts no other: enter your own token';

/** Handles `GET /auth/providers`: the ways to log in that the Studio offers. */
export function listProviders(c: ApiContext): Response {
  const url = new URL('/v1/auth/login', c.req.url);
  // Behind a proxy, requests arrive unencrypted. A Studio over https reaches the service over https
  // only, but for one on its own machine.
  const isSecure = c.req.header('origin')?.startsWith('https:') ?? false;
  if (isSecure && !isLoopback(url.hostname)) url.protocol = 'https:';
  return c.json({
    providers: [{ name: 'token', title: 'Token of the content service', url: url.href }],
    thirdPartyLogin: false,
  });
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(?:\.\d+){3}$/.test(host);
}

/** Handles `GET /auth/id`: returns the id of the caller's user, by which the Studio tests a token. */
export function showAuthenticatedId(c: ApiContext): Response {
  return c.json({ id: c.get('caller').id });
}

/** Handles `POST /auth/logout`: ends the caller's session. Any other token remains valid. */
export function logOut(c: ApiContext): Response {
  const { tokenDigest } = c.get('caller');
  if (tokenDigest !== undefined) c.env.service.users.sessions.end(tokenDigest);
  return c.body(null, 204);
}

/**
 * Handles `GET /auth/fetch?sid=…`: exchanges a login for the token of a new session. Throws an
 * {@link ApiException} with 404 where the login has been exchanged before, or has expired.
 */
export function fetchToken(c: ApiContext): Response {
  const { authenticator, logins } = c.env.service;
  const tokenDigest = logins.redeem(c.req.query('sid') ?? '');
  const token = tokenDigest === null ? null : authenticator.startSession(tokenDigest);
  if (token !== null) return c.json({ token });
  throw new ApiException(plainError(404, 'The login does not exist, has been used or expired'));
}

/** Handles `GET /auth/login?origin=…`: the page on which an editor enters a token. */
export function showLogin(c: ApiContext): Response | Promise<Response> {
  return sendPage(c, studioAt(c, c.req.query('origin')), null, 200);
}

/**
 * Handles `POST /auth/login`, the form of the page: redirects a valid token to the Studio with the
 * id of the login in the fragment, `#sid=…`, which no server receives (RFC 3986, section 3.5).
 */
export async function logIn(c: ApiContext): Promise<Response> {
  checkSameOrigin(c);
  const form = new URLSearchParams((await readBody(c, FORM_LIMIT)).toString('utf8'));
  const studio = studioAt(c, form.get('origin') ?? undefined);
  const token = form.get('token')?.trim() ?? '';
  const caller = c.env.service.authenticator.authenticate(
    `Bearer ${token}`,
    c.env.service.proxies.clientOf(c.env.incoming),
  );
  if (!caller.ok) {
    const { status, body, headers } = caller.error;
    return sendPage(c, studio, String(body.message), status === 429 ? 429 : 401, headers);
  }
  const digest = digestOf(token);
  if (c.env.service.users.sessions.tokenDigestOf(digest, new Date()) !== null) {
    return sendPage(c, studio, TOKEN_OF_SESSION, 401);
  }
  studio.hash = `sid=${c.env.service.logins.add(digest)}`;
  return c.redirect(studio.href, 303);
}

function sendPage(
  c: ApiContext,
  studio: URL,
  error: string | null,
  status: 200 | 401 | 429,
  headers: ApiError['headers'] = {},
) {
  return c.html(renderLoginPage({ studio: studio.href, error }), status, {
    ...headers,
    'content-security-policy': loginPolicy(studio.origin),
    // With "no-referrer", browsers would send the form with the origin "null".
    'referrer-policy': 'same-origin',
  });
}

/**
 * Returns the address of the Studio to return to. Throws an {@link ApiException} with 400 for any
 * other: it would receive the session.
 */
function studioAt(c: ApiContext, address = ''): URL {
  const studio = findStudioAddress(address, c.env.service.studios);
  if (studio !== null) return studio;
  const message =
    'The parameter "origin" must be the address of a Studio (the environment variable CONTENT_SERVICE_STUDIOS)';
  throw new ApiException(plainError(400, message));
}

/** Rejects a form of another site with 403. Clients other than browsers send no origin. */
function checkSameOrigin(c: ApiContext): void {
  const origin = c.req.header('origin');
  if (origin === undefined || URL.parse(origin)?.host === c.req.header('host')) return;
  throw new ApiException(plainError(403, 'The form was sent by another site'));
}
