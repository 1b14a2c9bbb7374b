import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, dirname } from 'node:path';
import send from 'send';
import { splitTarget } from '../../lib/platform/http/split-target.ts';
import { negotiateCoding } from '../http/negotiate-coding.ts';
import type { HeaderList } from '../http/security-headers.ts';
import { sendError } from '../http/send-error.ts';
import { bodyUnlessNotModified } from '../response-cache/entity-tag.ts';
import { cacheControl } from './cache-control.ts';
import type { Representation, StaticFile } from './find-static-files.ts';

/** The files of builds. Those of the oldest ones are gone, and no page is at such a path. */
const buildFiles = '/_next/static/';

/** Pictures that other sites may embed; all other files are only for this origin. */
const shownElsewhere = /^\/assets\//;

/**
 * Returns a function that responds to a GET or HEAD request for one of the files, or for a file that
 * the build does not have, and returns whether it did. Usual requests are answered from memory.
 * Conditions and ranges are those of RFC 9110, sections 13 and 14. `security` are the headers of
 * errors; the response must have them already.
 */
export function serveStaticFiles(
  files: ReadonlyMap<string, StaticFile>,
  security: HeaderList,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  return (request, response) => {
    const path = decodeURIComponent(splitTarget(request.url ?? '').path);
    const found = files.get(path);
    if (found) sendFile(request, response, { path, found, security });
    else if (path.startsWith(buildFiles)) sendError(response, 404, security);
    else return false;
    return true;
  };
}

interface Sending {
  readonly path: string;
  readonly found: StaticFile;
  readonly security: HeaderList;
}

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { path, found, security }: Sending,
): void {
  omitInapplicable(request);
  const { file, bytes, entityTag } = choose(request, response, found);
  response.setHeader('Content-Type', found.type);
  response.setHeader('Cache-Control', cacheControl(path));
  response.setHeader('ETag', entityTag);
  if (shownElsewhere.test(path)) response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  if (bytes && !isSpecial(request)) {
    response.setHeader('Accept-Ranges', 'bytes');
    const body = bodyUnlessNotModified(request, response, { bytes, entityTag });
    if (body.length > 0) response.setHeader('Content-Length', body.length);
    response.end(body);
    return;
  }
  send(request, encodeURIComponent(basename(file)), {
    root: dirname(file),
    cacheControl: false,
    etag: false,
    lastModified: false,
  })
    .on('error', ({ status }: { readonly status: number }) => {
      const range = response.getHeader('Content-Range');
      sendError(response, status, security, range ? [['Content-Range', String(range)]] : []);
    })
    .pipe(response);
}

/**
 * Removes what does not apply to a request for a file: a condition of time, since files have none, and a
 * range of another method than GET (RFC 9110, sections 13.1.4 and 14.2). Where only strong tags match,
 * none does that is weak (sections 13.1.1 and 13.1.5).
 */
function omitInapplicable({ method, headers }: IncomingMessage): void {
  delete headers['if-unmodified-since'];
  const isWeak = String(headers['if-range']).startsWith('W/');
  if (method !== 'GET' || isWeak) delete headers.range;
  if (headers['if-match']) headers['if-match'] = headers['if-match'].replaceAll('W/"', '"weak ');
}

/** Whether a request asks for a part of a file, or has a condition that browsers do not send. */
function isSpecial({ headers }: IncomingMessage): boolean {
  return headers.range !== undefined || headers['if-match'] !== undefined;
}

/** Chooses a form of a file that the client accepts, and names its coding in the headers. */
function choose(
  request: IncomingMessage,
  response: ServerResponse,
  { identity, compressed }: StaticFile,
): Representation {
  if (compressed.length === 0) return identity;
  const codings = compressed.map(({ coding }) => coding);
  const best = negotiateCoding(request, response, codings);
  return compressed.find(({ coding }) => coding === best) ?? identity;
}
