import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { plainError } from '../http/errors.ts';
import { errorReply, type Reply } from '../http/reply.ts';

/** A file to be sent to a client. */
export interface Download {
  readonly path: string;
  readonly mimeType: string;
  /** SHA-1 of the file's content; also its ETag. */
  readonly sha1: string;
  /** File name under which the browser should save it (`attachment`); null to display it. */
  readonly saveAs: string | null;
  /** The request headers that affect the response. */
  readonly range: string | undefined;
  readonly ifNoneMatch: string | undefined;
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
  const encoded = encodeURIComponent(saveAs).replace(
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
export async function downloadReply(download: Download): Promise<Reply> {
  const info = await stat(download.path).catch(() => null);
  if (info === null) return errorReply(plainError(404, 'The file of this asset is missing'));
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
  if (hasCopy(download.ifNoneMatch, etag)) return { status: 304, headers, body: null };
  const range = parseRange(download.range, info.size);
  if (range === 'unsatisfiable') {
    const refused = plainError(416, 'The range is outside the file', {
      'content-range': `bytes */${info.size}`,
    });
    return errorReply(refused);
  }
  if (range === null) {
    const length = { 'content-length': String(info.size) };
    return {
      status: 200,
      headers: { ...headers, ...length },
      body: createReadStream(download.path),
    };
  }
  const { start, end } = range;
  return {
    status: 206,
    headers: {
      ...headers,
      'content-length': String(end - start + 1),
      'content-range': `bytes ${start}-${end}/${info.size}`,
    },
    body: createReadStream(download.path, { start, end }),
  };
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
