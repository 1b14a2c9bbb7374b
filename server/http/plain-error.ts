import { STATUS_CODES } from 'node:http';
import { type ErrorRequest, errorTexts } from '../../lib/request/error-texts.ts';
import { errorPolicy } from './content-policy.ts';
import { documentHeaders, type HeaderList } from './security-headers.ts';

/** A complete, small error response. */
export interface PlainError {
  readonly status: number;
  readonly reason: string;
  readonly headers: HeaderList;
  readonly body: string;
}

/**
 * Returns the response to a request that never reaches a page, of which nothing is repeated. `status` is an
 * HTTP status of 400 or more; of the headers `security`, the content policy is replaced by that of error
 * pages. `request` is null where it could not be read.
 */
export function plainError(
  status: number,
  security: HeaderList,
  request: ErrorRequest | null,
): PlainError {
  const reason = STATUS_CODES[status] ?? 'Error';
  const { locale, title, advice, home } = errorTexts(status, request);
  const body = [
    `<!doctype html><html lang="${locale}"><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${title}</title>`,
    `<h1>${title}</h1>`,
    advice === null ? '' : `<p>${advice}</p>`,
    `<p><a href="/${locale}">${home}</a></p><p lang="en">${status} ${reason}</p></html>\n`,
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
