import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { ApiException } from '../../http/api-exception.ts';
import { plainError } from '../../http/errors.ts';
import type { ApiContext } from '../request/context.ts';
import { sendStream } from '../request/send-stream.ts';

/** A file to be sent to a client. */
export interface Download {
  readonly path: string;
  readonly mimeType: string;
  /** SHA-1 of the file's content; also its ETag. */
  readonly sha1: string;
  /** File name under which the browser should save it (`attachment`); null to display it. */
  readonly saveAs: string | null;
}

/** The content behind such a URL never changes: its file name contains the hash of its content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Headers against active content. Assets are uploaded by third parties and may reach the visitor
 * under the site's own origin, so an SVG or HTML file among them must not be able to run scripts
 * there.
 */
export const SAFE_HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
} as const;

/**
 * Returns the `Content-Disposition` header of a download (RFC 6266). With an empty name, the header
 * has no file name and the browser derives one from the URL.
 */
export function saveAsHeader(saveAs: string | null): Record<string, string> {
  if (saveAs === null) return {};
  if (saveAs === '') return { 'content-disposition': 'attachment' };
  // JSON may contain half of a surrogate pair, which cannot be encoded.
  const encoded = encodeURIComponent(saveAs.toWellFormed()).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16)}`,
  );
  return { 'content-disposition': `attachment; filename*=UTF-8''${encoded}` };
}

/** Whether the client already has the representation with this ETag (RFC 9110, section 13.1.2). */
export function hasCopy(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes('*') || tags.includes(etag);
}

/** Sends an original file, whole or one range of it (RFC 9110, section 14). */
export async function sendFile(c: ApiContext, download: Download): Promise<Response> {
  const info = await stat(download.path).catch(() => null);
  if (info === null) {
    throw new ApiException(plainError(404, 'The file of this asset is missing'));
  }
  const etag = `"${download.sha1}"`;
  const headers = {
    ...SAFE_HEADERS,
    ...saveAsHeader(download.saveAs),
    'cache-control': IMMUTABLE,
    etag,
    'accept-ranges': 'bytes',
    'content-type': download.mimeType,
    'x-sanity-sha1': download.sha1,
  };
  if (hasCopy(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);
  const range = parseRange(c.req.header('range'), info.size);
  if (range === 'unsatisfiable') {
    const size = { 'content-range': `bytes */${info.size}` };
    throw new ApiException(plainError(416, 'The range is outside the file', size));
  }
  if (range === null) {
    const whole = { 'content-length': String(info.size) };
    return sendStream(c, createReadStream(download.path), 200, { ...headers, ...whole });
  }
  const { start, end } = range;
  const part = {
    'content-length': String(end - start + 1),
    'content-range': `bytes ${start}-${end}/${info.size}`,
  };
  const source = createReadStream(download.path, { start, end });
  return sendStream(c, source, 206, { ...headers, ...part });
}

function parseRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (match === null || (match[1] === '' && match[2] === '')) return null;
  const [, first = '', last = ''] = match;
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end ? 'unsatisfiable' : { start, end };
}
