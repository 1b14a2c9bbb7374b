import type { IncomingMessage, ServerResponse } from 'node:http';
import { SIGN_IN_PATH } from './sign-in-path.ts';

/** The part of Vite's development server that is used here. */
interface DevelopmentServer {
  readonly middlewares: {
    use(
      path: string,
      handle: (request: IncomingMessage, response: ServerResponse) => void,
    ): unknown;
  };
}

interface SignIn {
  readonly token: string;
  /** The Studio's own origin, such as `http://localhost:3334`. */
  readonly origin: string;
}

/**
 * Returns a plugin for Vite's development server that gives an editor's token to the Studio, so
 * that developers need not sign in. Only a script of the Studio's own origin gets it, in the body
 * of the response to a POST request, for which browsers always send the origin: the token is in no
 * address, and neither another website nor one with a rebound name can request it.
 */
export function developmentSignIn({ token, origin }: SignIn) {
  return {
    name: 'development-sign-in',
    configureServer(server: DevelopmentServer) {
      server.middlewares.use(SIGN_IN_PATH, (request, response) => {
        const isAllowed = request.method === 'POST' && request.headers.origin === origin;
        response.statusCode = isAllowed ? 200 : 403;
        response.setHeader('Cache-Control', 'no-store');
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(isAllowed ? { token } : {}));
      });
    },
  };
}
