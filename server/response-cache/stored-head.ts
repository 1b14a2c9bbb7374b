import type { OutgoingHttpHeader } from 'node:http';
import { unshared } from '../cdn/share-through-caches.ts';
import { isCompressible } from '../http/compress.ts';
import { type Coding, varyByCoding } from '../http/negotiate-coding.ts';
import type { BodyVersion } from './body-versions.ts';
import { serverTiming } from './cache-state.ts';
import { bodyHeaders } from './entity-tag.ts';
import type { Found } from './response-cache.ts';
import { isStoredForOne, type StoredResponse, storedHeader } from './stored-response.ts';

/** Alternating names and values, which `writeHead` accepts without converting them. */
type FlatHeaders = OutgoingHttpHeader[];

/** A stored response in one coding, ready to be written. */
interface StoredHead {
  readonly version: BodyVersion;
  /** Of the complete response, and of a 304 response to a client that has it. */
  readonly complete: FlatHeaders;
  readonly notModified: FlatHeaders;
}

/** The parts of a stored response that are the same for all requests. */
interface StoredHeads {
  readonly isCompressible: boolean;
  /** Whether shared caches must not store it. */
  readonly isForOne: boolean;
  /** By the state of the cache, or that it is a substitute, and by the coding. */
  readonly heads: Readonly<Record<Found['state'] | 'substitute', Map<Coding | null, StoredHead>>>;
}

const known = new WeakMap<StoredResponse, StoredHeads>();

/** Returns what is the same for all requests for a stored response. */
export function headsOf(stored: StoredResponse): StoredHeads {
  const found = known.get(stored);
  if (found) return found;
  const heads: StoredHeads = {
    isCompressible: isCompressible(stored.page.versions.length, (name) =>
      storedHeader(stored, name),
    ),
    isForOne: isStoredForOne(stored),
    heads: { hit: new Map(), stale: new Map(), substitute: new Map() },
  };
  known.set(stored, heads);
  return heads;
}

/** Returns a stored response in a coding, or as it is with null, with its complete headers. */
export function storedHead(found: Found, coding: Coding | null): StoredHead {
  const { state, stored, isSubstitute } = found;
  const version = stored.page.versions.get(coding);
  const heads = headsOf(stored).heads[isSubstitute ? 'substitute' : state];
  const made = heads.get(coding);
  // The first compressed version is replaced by a smaller one.
  if (made?.version === version) return made;
  const head = makeHead(found, { coding, version });
  heads.set(coding, head);
  return head;
}

/**
 * Returns the headers of a stored response. In place of one that could not be rendered, shared caches
 * must not keep it: nothing purges it there when the page is rendered later.
 */
export function headersToSend({ stored, isSubstitute }: Found): StoredResponse['headers'] {
  return isSubstitute ? stored.headers.map(withoutLifetime) : stored.headers;
}

function withoutLifetime(header: StoredResponse['headers'][number]): typeof header {
  const [name, value] = header;
  return name.toLowerCase() === 'cache-control' ? [name, unshared(String(value))] : header;
}

interface Form {
  readonly coding: Coding | null;
  readonly version: BodyVersion;
}

function makeHead(found: Found, { coding, version }: Form): StoredHead {
  const { state, stored } = found;
  const headers = new Map<string, OutgoingHttpHeader>();
  const set = (name: string, value: OutgoingHttpHeader) => headers.set(name.toLowerCase(), value);
  for (const [name, value] of headersToSend(found)) set(name, value);
  set(...serverTiming(state));
  if (headsOf(stored).isCompressible) set('Vary', varyByCoding(String(headers.get('vary') ?? '')));
  if (coding !== null) set('Content-Encoding', coding);
  if (stored.status === 200) set('ETag', version.entityTag);
  set('Content-Length', version.bytes.length);
  const withoutBody = new Map(headers);
  for (const name of bodyHeaders) withoutBody.delete(name.toLowerCase());
  return { version, complete: flat(headers), notModified: flat(withoutBody) };
}

function flat(headers: ReadonlyMap<string, OutgoingHttpHeader>): FlatHeaders {
  return [...headers].flat();
}
