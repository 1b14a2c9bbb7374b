import type { IncomingMessage } from 'node:http';

/** Whether a request only reads: with GET or HEAD, whose responses may come from a cache. */
export function isGetOrHead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}
