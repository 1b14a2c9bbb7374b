import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { ANONYMOUS } from '../http/auth.ts';
import { discardBody } from '../http/discard-body.ts';
import { logIn, showLogin } from './handlers/login.ts';
import { authenticate } from './request/authorize.ts';
import {
  checkApiVersion,
  checkPercentEscapes,
  checkProject,
  checkTag,
} from './request/check-request.ts';
import type { ApiEnv } from './request/context.ts';
import { allowAnyOrigin, allowKnownOrigins, checkCors } from './request/cors.ts';
import { handleError, handleMethodNotAllowed, handleNotFound } from './request/error-responses.ts';
import { api, assets } from './routes.ts';

/** The HTTP interface of the service: what every request passes, in this order, and its routes. */
export const app = new Hono<ApiEnv>({ strict: false });

app.onError(handleError);
app.notFound(handleNotFound);
app.use(methodNotAllowed({ app, onMethodNotAllowed: handleMethodNotAllowed }));

app.use(async (c, next) => {
  // Data is never cached by intermediaries; pictures and files have headers of their own.
  c.header('cache-control', 'no-store');
  c.header('x-content-type-options', 'nosniff');
  // Until the caller is authenticated.
  c.set('caller', ANONYMOUS);
  await next();
  discardBody(c.env.incoming);
});
app.use(checkPercentEscapes);

const checks = [checkProject, checkTag, authenticate] as const;

app.on('ALL', ['/images/*', '/files/*', '/healthz'], allowAnyOrigin, ...checks);
app.route('/', assets);

app.use('/:version/*', checkApiVersion);
app.get('/:version/check/cors', checkCors);
// The origin of its form is the service itself.
app.get('/:version/auth/login', showLogin);
app.post('/:version/auth/login', logIn);
app.use('/:version/*', allowKnownOrigins, ...checks);
app.route('/:version', api);
