/** The address of a Studio that a service for tests returns to. */
export const STUDIO = 'http://localhost:3000/studio';

/** Sends the form of the login page with a token. */
export async function sendLogin(serviceUrl: string, token: string): Promise<Response> {
  return await fetch(`${serviceUrl}/v1/auth/login`, {
    method: 'POST',
    body: new URLSearchParams({ token, origin: STUDIO }),
    redirect: 'manual',
  });
}

/** Logs in with a token as a Studio does; returns the token of the session. */
export async function startSession(serviceUrl: string, token: string): Promise<string> {
  const login = await sendLogin(serviceUrl, token);
  const [, sid = ''] = (login.headers.get('location') ?? '').split('#sid=');
  const exchange = await fetch(`${serviceUrl}/v1/auth/fetch?sid=${sid}`);
  const answer: { readonly token?: string } = await exchange.json();
  if (answer.token === undefined) throw new Error(`There is no session: ${exchange.status}`);
  return answer.token;
}
