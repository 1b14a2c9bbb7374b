import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { ApiException } from '../../http/api-exception.ts';
import type { Caller } from '../../http/auth.ts';
import { plainError } from '../../http/errors.ts';
import type { Service } from '../../service/service.ts';
import type { DatasetState } from '../../store/dataset-state.ts';

/** The variables in the context of a request, for handlers and middleware. */
export interface ApiEnv {
  Bindings: HttpBindings & { readonly service: Service };
  Variables: {
    /** `1`, `X` or a date; set on paths with a version. */
    apiVersion: string;
    caller: Caller;
  };
}

/** The context of a request. */
export type ApiContext = Context<ApiEnv>;

/**
 * Returns the dataset of a request if the caller may read at least something in it. Throws an
 * {@link ApiException}: 404 where it does not exist, 401 for a private one without a token.
 */
export function findDataset(c: ApiContext): DatasetState {
  const { service } = c.env;
  const name = c.req.param('dataset') ?? '';
  const dataset = service.store.dataset(name);
  if (dataset === undefined) {
    const message = `Dataset "${name}" not found for project ID "${service.projectId}"`;
    throw new ApiException(plainError(404, message));
  }
  if (dataset.info.aclMode === 'private' && c.get('caller').role === 'anonymous') {
    throw new ApiException(plainError(401, `Dataset "${name}" is private; a token is needed`));
  }
  return dataset;
}
