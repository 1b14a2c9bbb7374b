import { STATUS_CODES } from 'node:http';
import { errorPolicy } from './content-policy.ts';
import { documentHeaders, type HeaderList } from './security-headers.ts';

/** A complete, small error response without localised text. */
export interface PlainError {
  readonly status: number;
  readonly reason: string;
  readonly headers: HeaderList;
  readonly body: string;
}

/**
 * Returns the response to a request that never reaches a page: no locale is known, and nothing of
 * the request is repeated. `status` is an HTTP status of 400 or more; of the headers `security`, the
 * content policy is replaced by that of error pages.
 */
export function plainError(status: number, security: HeaderList): PlainError {
  const reason = STATUS_CODES[status] ?? 'Error';
  const body = [
    '<!doctype html><html lang="en"><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${status} ${reason}</title>`,
    `<h1>${status}</h1><p>${reason}</p><p><a href="/">&#8962;</a></p></html>\n`,
  ].join('');
  const headers: HeaderList = [
    ...security.filter(([name]) => name !== 'Content-Security-Policy'),
    ['Content-Security-Policy', errorPolicy],
    ...documentHeaders,
    ['Content-Type', 'text/html; charset=utf-8'],
    ['Content-Length', String(Buffer.byteLength(body))],
    ['Cache-Control', 'no-store'],
  ];
  return { status, reason, headers, body };
}
