import { createMiddleware } from 'hono/factory';
import { ApiException, unwrap } from '../../http/api-exception.ts';
import { hasRole, invalidToken } from '../../http/auth.ts';
import { plainError } from '../../http/errors.ts';
import type { Role } from '../../secrets/secrets.ts';
import { type ApiContext, type ApiEnv, findDataset } from './context.ts';

/** Identifies the caller; a token that is not valid is rejected with 401 or 429. */
export const authenticate = createMiddleware<ApiEnv>(async (c, next) => {
  const { incoming, service } = c.env;
  const authorization = c.req.header('authorization');
  c.set(
    'caller',
    unwrap(service.authenticator.authenticate(authorization, service.proxies.clientOf(incoming))),
  );
  await next();
});

/** Rejects a caller with fewer rights than `role`: 401 without a token, 403 with a lesser one. */
export const requireRole = (role: Role) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const caller = c.get('caller');
    if (hasRole(caller, role)) return next();
    if (caller.role === 'anonymous') {
      throw new ApiException(plainError(401, `A token is needed (role ${role} or higher)`));
    }
    const message = `Insufficient permissions; role "${role}" required, the token has "${caller.role}"`;
    throw new ApiException(plainError(403, message));
  });

/**
 * Checks again, when the body of a request has arrived, what was checked before: the client may have
 * held it back for as long as it liked. Throws an {@link ApiException}: 401 where the token has ended
 * meanwhile, and those of {@link findDataset} where the dataset was deleted or has become private.
 */
export function checkAccess(c: ApiContext): void {
  if (c.env.service.authenticator.isRevoked(c.get('caller'))) throw new ApiException(invalidToken);
  if (c.req.param('dataset') !== undefined) findDataset(c);
}
