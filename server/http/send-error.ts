import type { ServerResponse } from 'node:http';
import { plainError } from './plain-error.ts';
import type { HeaderList } from './security-headers.ts';

/** Ends `response` as an error, or destroys it if its header has already been sent. */
export function sendError(
  response: ServerResponse,
  status: number,
  security: HeaderList,
  more: HeaderList = [],
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const error = plainError(status, security, response.req);
  for (const name of response.getHeaderNames()) {
    response.removeHeader(name);
  }
  for (const [name, value] of [...error.headers, ...more]) {
    response.setHeader(name, value);
  }
  response.statusCode = status;
  response.end(error.body);
}
