import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { JsonObject } from '../store/json.ts';

/** An expected failure, ready to be sent: the status and JSON body the protocol requires. */
export interface ApiError {
  readonly status: ContentfulStatusCode;
  readonly body: JsonObject;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The outcome of an operation with expected failures; exceptions are bugs. */
export type Result<T, E = ApiError> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** Creates a successful result. */
export function succeed<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** Creates a failed result. */
export function fail<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}
