/** Where and with what a development server logs in. */
export interface Login {
  /** Base address of the embedded content service. */
  readonly apiHost: string;
  /** The address of a Studio that the login of the service returns to. */
  readonly studio: string;
  /** An editor's token of the service itself, which never expires. */
  readonly token: string;
}

/**
 * Returns a function that resolves to the token of a session: the same for all pages until it has ended,
 * because a session for each would soon end those of open ones. Rejects if the service starts none.
 */
export function developmentSession(login: Login): () => Promise<string> {
  let session: string | null = null;
  return async () => {
    if (session === null || !(await isValid(login, session))) session = await start(login);
    return session;
  };
}

async function isValid({ apiHost }: Login, session: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${session}` };
  return (await fetch(`${apiHost}/v1/auth/id`, { headers })).ok;
}

/** Logs in as an editor does in a browser: with the form, and the id in the fragment of its redirect. */
async function start({ apiHost, studio, token }: Login): Promise<string> {
  const login = await fetch(`${apiHost}/v1/auth/login`, {
    method: 'POST',
    body: new URLSearchParams({ token, origin: studio }),
    redirect: 'manual',
  });
  const { hash } = new URL(login.headers.get('location') ?? '', studio);
  const sid = new URLSearchParams(hash.slice(1)).get('sid') ?? '';
  const exchange = await fetch(`${apiHost}/v1/auth/fetch?${new URLSearchParams({ sid })}`);
  const session: { readonly token?: string } = await exchange.json();
  if (!session.token) throw new Error(`The content service starts no session: ${login.status}`);
  return session.token;
}
