import type { IncomingMessage, ServerResponse } from 'node:http';
import { developmentSession, type Login } from './development-session.ts';
import { SIGN_IN_PATH } from './sign-in-path.ts';

/** The part of Vite's development server that is used here. */
interface DevelopmentServer {
  readonly middlewares: {
    use(
      path: string,
      handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
    ): unknown;
  };
}

interface SignIn extends Login {
  /** The Studio's own origin, such as `http://localhost:3334`. */
  readonly origin: string;
}

/**
 * Returns a plugin for Vite's development server that signs the Studio in as an editor, so that
 * developers need not. Only a script of the Studio's own origin gets the token of a session, in the body
 * of the response to a POST request, for which browsers always send the origin: the token is in no
 * address, and neither another website nor one with a rebound name can request it. A program on this
 * machine can, but the session ends after 12 hours; the editor's token stays in this process. Without a
 * session, the Studio asks for a token.
 */
export function developmentSignIn({ origin, ...login }: SignIn) {
  const session = developmentSession(login);
  return {
    name: 'development-sign-in',
    configureServer(server: DevelopmentServer) {
      server.middlewares.use(SIGN_IN_PATH, async (request, response) => {
        const isAllowed = request.method === 'POST' && request.headers.origin === origin;
        const token = isAllowed ? await session().catch(() => null) : null;
        response.statusCode = isAllowed ? (token === null ? 502 : 200) : 403;
        response.setHeader('Cache-Control', 'no-store');
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(token === null ? {} : { token }));
      });
    },
  };
}
