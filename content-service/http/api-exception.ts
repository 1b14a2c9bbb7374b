import { HTTPException } from 'hono/http-exception';
import type { ApiError, Result } from './result.ts';

/** An expected failure, thrown by a handler or middleware; the error handler sends it. */
export class ApiException extends HTTPException {
  readonly error: ApiError;

  constructor(error: ApiError) {
    super(error.status);
    this.error = error;
  }
}

/** Returns the value of a successful result. Throws the error of a failed one. */
export function unwrap<T>(result: Result<T>): T {
  if (!result.ok) throw new ApiException(result.error);
  return result.value;
}
