import type { RawRequest } from './raw-request.ts';

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

/** How a request states where its body ends, and whether it ends there. */
type Framing =
  | 'length'
  | 'twice the length'
  | 'nothing'
  | 'chunks'
  | 'chunks without an end'
  | 'invalid chunks';

const FRAMINGS: readonly Framing[] = [
  'length',
  'length',
  'length',
  'twice the length',
  'nothing',
  'chunks',
  'chunks without an end',
  'invalid chunks',
];

/** Headers that contradict the length of a body as it is sent. */
const FRAMING_HEADER = /^(?:Content-Length|Transfer-Encoding):/;

/** What the parts of one request are drawn with. */
interface Draw {
  /** Returns a whole number from 0 to below a limit. */
  readonly below: (limit: number) => number;
  readonly pick: <Item>(list: readonly Item[]) => Item;
  /** Returns up to `max` items of a list. */
  readonly some: <Item>(list: readonly Item[], max: number) => Item[];
  /** Whether anything may be odd; otherwise one or two things are, and the request reaches the endpoint. */
  readonly isWild: boolean;
}

function drawWith(below: Draw['below']): Draw {
  const pick = <Item>(list: readonly Item[]) => list[below(list.length)] as Item;
  const some = <Item>(list: readonly Item[], max: number) =>
    Array.from({ length: below(max + 1) }, () => pick(list));
  return { below, pick, some, isWild: below(2) === 0 };
}

/**
 * Returns one of very many invalid or unusual requests to an endpoint. Most come from an address of
 * their own: the rate limits would refuse those of one address.
 */
export function fuzzedRequest(endpoint: FuzzedEndpoint, below: Draw['below']): FuzzedRequest {
  const draw = drawWith(below);
  const version = draw.isWild && below(10) === 0 ? '1.0' : '1.1';
  const body = fuzzedBody(endpoint, draw);
  const headers = fuzzedHeaders(endpoint, draw);
  const start = `${fuzzedStart(endpoint, draw)} HTTP/${version}`;
  const head = [start, ...headers, ...body.headers].join('\r\n');
  const whole = Buffer.from(`${head}\r\n\r\n${body.sent}`, 'latin1');
  const { bytes, closing, isCut, isRepeated } = fuzzedSending(whole, draw);
  const isFramedTwice = headers.some((line) => FRAMING_HEADER.test(line));
  // HTTP/1.0 has one request per connection: more may end it before the response to the first.
  const endsEarly = isRepeated && version === '1.0';
  const isAsStated = body.isAsStated && !isFramedTwice;
  return { bytes, closing, isComplete: isAsStated && !isCut && !endsEarly && closing === 'wait' };
}

/** Returns a method and an address. */
function fuzzedStart({ path }: FuzzedEndpoint, { below, pick, some, isWild }: Draw): string {
  const target = below(3) === 0 ? path : `${path}${some(PIECES, isWild ? 2 : 1).join('')}`;
  return `${pick(isWild ? METHODS : USUAL_METHODS)} ${target}`;
}

/** Returns all headers but those that state where the body ends, unless these are among the odd ones. */
function fuzzedHeaders({ header }: FuzzedEndpoint, { below, pick, some, isWild }: Draw): string[] {
  return [
    ...(!isWild || below(10) > 0 ? ['Host: localhost'] : []),
    ...(below(20) > 0 ? [`X-Forwarded-For: ${anyAddress(below)}`] : []),
    ...some(HEADERS, isWild ? 2 : 1),
    ...(header && below(2) === 0 ? [header] : []),
    `Content-Type: ${pick(TYPES)}`,
  ];
}

/** Returns a body as it is sent, with headers that state where it ends, and whether it ends there. */
function fuzzedBody({ body: valid }: FuzzedEndpoint, { below, pick, isWild }: Draw) {
  const body = valid !== undefined && below(4) === 0 ? valid : pick(BODIES);
  const framing = isWild ? pick(FRAMINGS) : 'length';
  const chunk = body === '' ? '' : `${body.length.toString(16)}\r\n${body}\r\n`;
  const length = (times: number) => [`Content-Length: ${times * body.length}`];
  const chunked = ['Transfer-Encoding: chunked'];
  switch (framing) {
    case 'length':
      return { headers: length(1), sent: body, isAsStated: true };
    case 'twice the length':
      return { headers: length(2), sent: body, isAsStated: body === '' };
    case 'nothing':
      return { headers: [], sent: body, isAsStated: body === '' };
    case 'chunks':
      return { headers: chunked, sent: `${chunk}0\r\n\r\n`, isAsStated: true };
    case 'chunks without an end':
      return { headers: chunked, sent: chunk.repeat(3), isAsStated: false };
    case 'invalid chunks':
      return { headers: chunked, sent: `-5\r\n${body}\r\nzz\r\n`, isAsStated: false };
  }
}

/** Returns the bytes of a request as they are sent, cut off or repeated, and what its sender does then. */
function fuzzedSending(whole: Buffer, { below, pick, isWild }: Draw) {
  const isCut = isWild && below(4) === 0;
  const once = isCut ? whole.subarray(0, below(whole.length)) : whole;
  const isRepeated = below(15) === 0;
  const bytes = isRepeated ? Buffer.concat([once, once]) : once;
  const closing: RawRequest['closing'] = isWild ? pick(CLOSINGS) : 'wait';
  return { bytes, closing, isCut, isRepeated };
}

/** Returns one of four billion networks, for documentation (RFC 3849). */
function anyAddress(below: (limit: number) => number): string {
  const [one, two] = [below(0x10000), below(0x10000)];
  return `2001:db8:${one.toString(16)}:${two.toString(16)}::1`;
}
