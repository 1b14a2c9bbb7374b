import type { IncomingMessage, ServerResponse } from 'node:http';
import { splitTarget } from '../../lib/platform/http/split-target.ts';
import type { HeaderList } from '../security-headers.ts';
import { discardRest } from './discard-rest.ts';
import type { HeldBytes } from './held-bytes.ts';
import { readBody } from './read-body.ts';
import { type BodyRule, type RequestRule, ruleFor } from './rules.ts';
import { withBody } from './with-body.ts';

/** A request to hand on, with its whole body; or the answer to one that is not. */
export type Admission =
  /** `release` is to be called once the request has been handled: its body is held until then. */
  | { readonly ok: true; readonly request: IncomingMessage; release(): void }
  | { readonly ok: false; readonly status: number; readonly headers: HeaderList }
  /** Its sender has gone. */
  | { readonly ok: false; readonly status: null };

/** What else than its headers a request is judged by. */
export interface RequestOrigin {
  /** Whom the request counts for. */
  readonly sender: string;
  /** Whether its query had a preview token. */
  readonly isPreviewLink: boolean;
}

interface Limits {
  readonly held: HeldBytes;
  /** Of small bodies, which large ones must not keep out. */
  readonly heldSmall: HeldBytes;
  /** How long a body may make no progress, and how long one that is refused is read on, in ms. */
  readonly idleMs: number;
}

/** The most bytes of a small body. */
const SMALL_BYTES = 256 * 1024;
/** Seconds after which it is worth trying again where bodies fill the memory meant for them. */
const BUSY_RETRY_S = '5';

/**
 * Judges requests by the rules of their paths before a byte of a body is kept: the method, the
 * media type, the length. Then reads the body within the limits; the framework would read it
 * without any.
 */
export function createAdmission({ held, heldSmall, idleMs }: Limits) {
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    { sender, isPreviewLink }: RequestOrigin,
  ): Promise<Admission> => {
    const { path } = splitTarget(request.url ?? '');
    const rule = ruleFor(path, isPreviewLink);
    const refused = refusalOf(request, rule);
    if (refused) {
      discardRest(request, response, idleMs);
      return refused;
    }
    if (!rule.body || !hasBody(request)) return { ok: true, request, release: () => undefined };
    const memory = rule.body.bytes > SMALL_BYTES ? held : heldSmall;
    let taken = 0;
    const take = (bytes: number) => {
      const allowed = memory.take(sender, bytes);
      if (allowed) taken += bytes;
      return allowed;
    };
    const release = () => memory.release(sender, taken);
    if (request.headers.expect !== undefined) response.writeContinue();
    const read = await readBody(request, rule.body, { idleMs, take });
    discardRest(request, response, idleMs);
    if (read.ok) return { ok: true, request: withBody(request, read.chunks), release };
    release();
    if (read.status === null) return { ok: false, status: null };
    return refuse(read.status, read.status === 503 ? [['Retry-After', BUSY_RETRY_S]] : []);
  };
}

/** The answer that the headers of a request are enough for; null where there is none. */
function refusalOf(request: IncomingMessage, { methods, body }: RequestRule): Admission | null {
  const { method = '', headers } = request;
  if (method === 'OPTIONS') return refuse(204, [allow(methods)]);
  if (!methods.includes(method)) return refuse(405, [allow(methods)]);
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
  return ['Allow', [...methods, 'OPTIONS'].join(', ')];
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Whether a body comes as one of `types`, not compressed: nothing here unpacks what is sent. */
function hasType(headers: IncomingMessage['headers'], types: BodyRule['types']): boolean {
  const [type = ''] = (headers['content-type'] ?? '').split(';', 1);
  const coding = headers['content-encoding'] ?? 'identity';
  return types.includes(type.trim().toLowerCase()) && coding.toLowerCase() === 'identity';
}
