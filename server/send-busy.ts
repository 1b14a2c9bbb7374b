import type { ServerResponse } from 'node:http';
import type { HeaderList } from './http/security-headers.ts';
import { sendError } from './http/send-error.ts';

/** `Retry-After` of a request for which there was no turn, in seconds. */
const RETRY_S = '5';

/** Ends `response` as that to a request for which there was no turn. */
export function sendBusy(response: ServerResponse, security: HeaderList): void {
  sendError(response, 503, security, [['Retry-After', RETRY_S]]);
}
