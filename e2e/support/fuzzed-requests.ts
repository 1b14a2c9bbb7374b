import type { RawRequest } from './raw-request.ts';

/** Returns a generator of numbers below a limit, the same in every run. */
export function numbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

const METHODS = [
  'GET',
  'GET',
  'GET',
  'POST',
  'POST',
  'HEAD',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'get',
  'CONNECT',
  'G\0T',
  '',
];

const USUAL_METHODS = ['GET', 'POST'];

const CLOSINGS = ['wait', 'wait', 'wait', 'end', 'destroy'] as const;

const PIECES = [
  '/',
  '//',
  '/.',
  '/..',
  '/%2e%2e',
  '/%00',
  '%',
  '%E0%A4%A',
  '/ž',
  '/\xff',
  '\\',
  ';',
  '?',
  '#',
  '&',
  '=',
  '/index.json',
  '/__proto__',
  '/constructor',
  '%252e',
  '/~',
  '/*',
  '%5C',
  '?a[]=1&a[]=2',
  '?sanity-preview-secret=x&sanity-preview-pathname=x:http:%2F%2F127.0.0.1:9%2Frobots.txt',
  '?__proto__[a]=1',
  '?_rsc=1',
  '?nxtPlocale=x',
  '?month=9999-99',
  `/${'a'.repeat(3000)}`,
  `?q=${'é'.repeat(500)}`,
  `?token${'+'.repeat(8000)}x`,
  '?w=99999&h=99999&fm=avif',
  '/%F0%9F%8D',
];

const HEADERS = [
  'Host: elsewhere.example',
  'Host: a\r\nHost: b',
  'Accept-Encoding: gzip;q=nonsense, *;q=0',
  'Accept-Language: xx-YY;q=9, \xff',
  'Range: bytes=5-1,-0,99999999999999999999-',
  `If-None-Match: ${'"a",'.repeat(300)}"b"`,
  'If-Modified-Since: yesterday',
  'RSC: 1',
  'RSC: 1\r\nNext-Router-State-Tree: %5B%22',
  `User-Agent: ${'a'.repeat(8000)}-Google`,
  'Next-Action: 0123456789abcdef',
  'Next-Router-Prefetch: 1\r\nNext-Url: /../x',
  'X-Middleware-Subrequest: middleware:middleware:middleware',
  'X-Forwarded-For: , ,\x01',
  'X-Forwarded-Host: evil.example\r\nX-Forwarded-Proto: gopher',
  'X-Client-Address: 127.0.0.1',
  'X-Preview-Token: skStolen\r\nX-Preview-Path: //evil.example',
  `Cookie: ${'a=b; '.repeat(400)}`,
  'Cookie: NEXT_LOCALE=%; __prerender_bypass=x; cc_cookie=%7B; age-proof',
  'Authorization: Bearer skInvalid',
  'Authorization: Basic \xff',
  'Origin: null',
  'Sec-Fetch-Site: cross-site',
  'Upgrade: websocket\r\nConnection: upgrade',
  'Expect: 100-continue',
  'Expect: the worst',
  'Transfer-Encoding: chunked\r\nContent-Length: 4',
  'Transfer-Encoding: gzip, chunked',
  'Content-Encoding: gzip',
  'Content-Length: 99999999999999999999',
  'Content-Length: -1',
  'sanity-webhook-signature: t=1,v1=x',
  ` folded: a\r\n  b`,
];

const TYPES = [
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
  '',
  'multipart/form-data; boundary=b',
  'multipart/form-data',
  'application/JSON;charset=\xff',
];

const BODIES = [
  '',
  '{',
  'null',
  '[]',
  '{"_id":"a","_type":"event"}',
  '{"mutations":[{"create":{"_id":"a b","_type":1}}]}',
  '{"query":"*[0]","params":{"a":[[[1]]]}}',
  '{"categories":["analytics"],"language":"cs"}',
  `${'['.repeat(5000)}`,
  'a=b&a=c&path=//evil.example&back=javascript:alert(1)',
  '%=%&%00=%ff',
  '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n',
  'x'.repeat(300_000),
  '\0'.repeat(1000),
];

/** Where fuzzed requests are sent. */
export interface FuzzedEndpoint {
  /** Its path, with a query where it needs one. */
  readonly path: string;
  /** A header that half of the requests have, such as a valid token. */
  readonly header?: string;
  /** A body that a quarter of the requests have, such as a valid one. */
  readonly body?: string;
}

/** A request, and whether it is one that must get a response. */
export interface FuzzedRequest extends RawRequest {
  /** Whether all of it is sent, its body is as long as it states, and its sender waits. */
  readonly isComplete: boolean;
}

/** Headers that contradict the length of a body as it is sent. */
const FRAMING = /^(?:Content-Length|Transfer-Encoding):/;

/**
 * Returns one of very many invalid or unusual requests to an endpoint. Most come from an address of
 * their own: the rate limits would refuse those of one address.
 */
export function fuzzedRequest(
  { path, header, body: valid }: FuzzedEndpoint,
  below: (limit: number) => number,
): FuzzedRequest {
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const some = <T>(list: readonly T[], max: number) =>
    Array.from({ length: below(max + 1) }, () => pick(list));
  // Half of the requests are nearly regular: they are odd in one or two things, and reach the endpoint.
  const isWild = below(2) === 0;
  const max = isWild ? 2 : 1;
  const target = below(3) === 0 ? path : `${path}${some(PIECES, max).join('')}`;
  const body = valid !== undefined && below(4) === 0 ? valid : pick(BODIES);
  const headers = some(HEADERS, max);
  const isFramedTwice = headers.some((line) => FRAMING.test(line));
  if (below(20) > 0) headers.unshift(`X-Forwarded-For: ${anyAddress(below)}`);
  if (!isWild || below(10) > 0) headers.unshift('Host: localhost');
  if (header && below(2) === 0) headers.push(header);
  headers.push(`Content-Type: ${pick(TYPES)}`);
  const framing = isWild ? below(5) : 0;
  if (framing < 3) headers.push(`Content-Length: ${body.length * (framing === 2 ? 2 : 1)}`);
  if (framing === 3) headers.push('Transfer-Encoding: chunked');
  const encoding = framing === 3 ? below(3) : 0;
  const sent = framing === 3 ? chunked(body, encoding) : body;
  const method = pick(isWild ? METHODS : USUAL_METHODS);
  const version = isWild && below(10) === 0 ? '1.0' : '1.1';
  const head = `${method} ${target} HTTP/${version}\r\n${headers.join('\r\n')}`;
  const whole = Buffer.from(`${head}\r\n\r\n${sent}`, 'latin1');
  const isCut = isWild && below(4) === 0;
  const cut = isCut ? whole.subarray(0, below(whole.length)) : whole;
  const closing = isWild ? pick(CLOSINGS) : 'wait';
  const isFramed =
    framing < 2 || (body === '' && framing !== 3) || (framing === 3 && encoding === 0);
  const isRepeated = below(15) === 0;
  // HTTP/1.0 has one request per connection: more may end it before the response to the first.
  const endsEarly = isRepeated && version === '1.0';
  return {
    bytes: isRepeated ? Buffer.concat([cut, cut]) : cut,
    closing,
    isComplete: !isCut && !isFramedTwice && isFramed && !endsEarly && closing === 'wait',
  };
}

/** Returns one of four billion networks, for documentation (RFC 3849). */
function anyAddress(below: (limit: number) => number): string {
  const [one, two] = [below(0x10000), below(0x10000)];
  return `2001:db8:${one.toString(16)}:${two.toString(16)}::1`;
}

/** Encodes a body in chunks: correctly, without an end, or with invalid lengths. */
function chunked(body: string, kind: number): string {
  if (kind === 2) return `-5\r\n${body}\r\nzz\r\n`;
  const chunk = body === '' ? '' : `${body.length.toString(16)}\r\n${body}\r\n`;
  return kind === 1 ? chunk.repeat(3) : `${chunk}0\r\n\r\n`;
}
