import type { IncomingMessage, ServerResponse } from 'node:http';
import { freeBuffers } from '../../lib/platform/free-buffers.ts';
import { splitTarget } from '../../lib/platform/http/split-target.ts';
import type { HeaderList } from '../http/security-headers.ts';
import type { BufferedBytes } from './buffered-bytes.ts';
import { hasBody } from './has-body.ts';
import { readBody } from './read-body.ts';
import { type BodyRule, type RequestRule, ruleFor } from './rules.ts';
import { withBody } from './with-body.ts';

/** A request to pass on, with its complete body; or the response to one that is refused. */
export type Admission =
  /** Call `release` once the request has been handled: its body is counted until then. */
  | { readonly ok: true; readonly request: IncomingMessage; release(): void }
  | { readonly ok: false; readonly status: number; readonly headers: HeaderList }
  /** The client has disconnected. */
  | { readonly ok: false; readonly status: null };

/** The facts, apart from its headers, by which a request is admitted. */
export interface RequestOrigin {
  /** Returns the sender to whom the request is attributed; called only for a request with a body. */
  sender(): string;
  /** Whether the query contained a preview token. */
  readonly isPreviewLink: boolean;
}

interface Limits {
  readonly buffered: BufferedBytes;
  /** The limit for small bodies, which large ones must not block. */
  readonly bufferedSmall: BufferedBytes;
  /** Milliseconds that a body may make no progress. */
  readonly idleMs: number;
}

/** Maximum bytes of a small body. */
const SMALL_BYTES = 256 * 1024;
/** `Retry-After` in seconds when the memory for bodies is exhausted. */
const BUSY_RETRY_S = '5';

/**
 * Returns a function that checks requests against the rules of their paths before a byte of a body
 * is buffered: the method, the media type, the length. It then reads the body within the limits,
 * because the framework would read it without any.
 */
export function createAdmission({ buffered, bufferedSmall, idleMs }: Limits) {
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    { sender, isPreviewLink }: RequestOrigin,
  ): Promise<Admission> => {
    const { path } = splitTarget(request.url ?? '');
    const rule = ruleFor(path, isPreviewLink);
    const refused = refusalOf(request, rule);
    if (refused) return refused;
    if (!rule.body || request.method !== 'POST') return passedOn(request);
    // The framework copies the body of a POST: if the client disconnected, the copy would fail.
    if (!hasBody(request)) return passedOn(withBody(request, []));
    const memory = maxBytes(request, rule.body) > SMALL_BYTES ? buffered : bufferedSmall;
    const body = memory.track(sender());
    const release = (chunks: readonly Buffer[]) => {
      body.release();
      freeBuffers(chunks);
    };
    if (request.headers.expect !== undefined) response.writeContinue();
    const read = await readBody(request, rule.body, { ...body, idleMs });
    body.complete();
    if (read.ok) {
      return {
        ok: true,
        request: withBody(request, read.chunks),
        release: () => {
          // Without a complete response, something may still be reading.
          release(response.writableEnded ? read.chunks : []);
        },
      };
    }
    release(read.chunks);
    if (read.status === null) return { ok: false, status: null };
    return refuse(read.status, read.status === 503 ? [['Retry-After', BUSY_RETRY_S]] : []);
  };
}

function passedOn(request: IncomingMessage): Admission {
  return { ok: true, request, release: () => undefined };
}

/** Returns the refusal that follows from the headers of a request alone; null if there is none. */
function refusalOf(request: IncomingMessage, { methods, body }: RequestRule): Admission | null {
  const { method = '', headers } = request;
  if (!methods.includes(method)) return refuse(method === 'OPTIONS' ? 204 : 405, [allow(methods)]);
  if (!hasBody(request)) return null;
  // Content of a GET has no meaning and may be refused (RFC 9110, section 9.3.1).
  if (!body || method !== 'POST') return refuse(400);
  if (!hasType(headers, body.types)) return refuse(415);
  const length = Number(headers['content-length'] ?? 0);
  return length > body.bytes && !body.isCut ? refuse(413) : null;
}

function refuse(status: number, headers: HeaderList = []): Admission {
  return { ok: false, status, headers };
}

function allow(methods: RequestRule['methods']): HeaderList[number] {
  return ['Allow', [...new Set([...methods, 'OPTIONS'])].join(', ')];
}

/** Returns the maximum bytes of a body: those announced or, if it is chunked, those allowed. */
function maxBytes({ headers }: IncomingMessage, { bytes }: BodyRule): number {
  return headers['transfer-encoding'] === undefined ? Number(headers['content-length']) : bytes;
}

/** Whether a body has one of `types` and is not compressed: the server decompresses no bodies. */
function hasType(headers: IncomingMessage['headers'], types: BodyRule['types']): boolean {
  const [type = ''] = (headers['content-type'] ?? '').split(';', 1);
  const coding = headers['content-encoding'] ?? 'identity';
  return types.includes(type.trim().toLowerCase()) && coding.toLowerCase() === 'identity';
}
