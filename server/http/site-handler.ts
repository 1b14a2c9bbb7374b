import type { IncomingMessage, ServerResponse } from 'node:http';

/** The framework's handler: responds to one request, and throws or rejects only on a bug. */
export type SiteHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
