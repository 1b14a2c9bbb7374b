import type { IncomingMessage, ServerResponse } from 'node:http';

/** Responds to one request; rejects only on a bug. */
export type SiteHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
