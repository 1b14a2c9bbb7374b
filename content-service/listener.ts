import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { app } from './api/app.ts';
import { invalidRequest } from './http/errors.ts';
import type { Service } from './service/service.ts';

/** Returns the listener for the `request` events of a server, which serves the app. */
export function createListener(service: Service): RequestListener {
  return getRequestListener(
    (request, bindings) => app.fetch(withoutHead(request), { ...bindings, service }),
    {
      // Of a request of HTTP/1.0 without a Host header.
      hostname: 'localhost',
      // The app discards the unread rest of a body itself, for longer.
      autoCleanupIncoming: false,
      // The app handles its own errors: here, the request has no valid URL.
      errorHandler: () => Response.json(invalidRequest.body, { status: invalidRequest.status }),
    },
  );
}

/**
 * HEAD is handled as GET, and Node.js sends only the headers (RFC 9110, section 9.3.2). Hono would
 * drop the length of the body together with it.
 */
function withoutHead(request: Request): Request {
  return request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request;
}
