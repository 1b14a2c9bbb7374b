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
].concat(['TRACE', 'PROPFIND', 'get', 'CONNECT', 'G\0T', '']);

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
]
  .concat(['?', '#', '&', '=', '/index.json', '/__proto__', '/constructor', '%252e', '/~', '/*'])
  .concat([
    '%5C',
    '?a[]=1&a[]=2',
    '?sanity-preview-secret=x&sanity-preview-pathname=x:http:%2F%2F127.0.0.1:9%2Frobots.txt',
    '?__proto__[a]=1',
    '?_rsc=1',
    '?nxtPlocale=x',
    '?month=9999-99',
  ])
  .concat([
    `/${'a'.repeat(3000)}`,
    `?q=${'é'.repeat(500)}`,
    `?token${'+'.repeat(8000)}x`,
    '?w=99999&h=99999&fm=avif',
    '/%F0%9F%8D',
  ]);

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

const TYPES = ['application/json', 'application/x-www-form-urlencoded', 'text/plain', ''].concat([
  'multipart/form-data; boundary=b',
  'multipart/form-data',
  'application/JSON;charset=\xff',
]);

const BODIES = [
  '',
  '{',
  'null',
  '[]',
  '{"_id":"a","_type":"event"}',
  '{"categories":["analytics"],"language":"cs"}',
  `${'['.repeat(5000)}`,
  'a=b&a=c&path=//evil.example&back=javascript:alert(1)',
  '%=%&%00=%ff',
  '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n',
  'x'.repeat(300_000),
  '\0'.repeat(1000),
];

/** Returns one of very many invalid or unusual requests to an endpoint. */
export function oddRequest(path: string, below: (limit: number) => number): RawRequest {
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const some = <T>(list: readonly T[], most: number) =>
    Array.from({ length: below(most + 1) }, () => pick(list));
  const target = below(3) === 0 ? path : `${path}${some(PIECES, 3).join('')}`;
  const body = pick(BODIES);
  const headers = some(HEADERS, 3);
  if (below(10) > 0) headers.unshift('Host: localhost');
  headers.push(`Content-Type: ${pick(TYPES)}`);
  const framing = below(5);
  if (framing < 3) headers.push(`Content-Length: ${body.length * (framing === 2 ? 2 : 1)}`);
  if (framing === 3) headers.push('Transfer-Encoding: chunked');
  const sent = framing === 3 ? chunked(body, below(3)) : body;
  const head = `${pick(METHODS)} ${target} HTTP/1.${below(20) === 0 ? 0 : 1}\r\n${headers.join('\r\n')}`;
  const whole = Buffer.from(`${head}\r\n\r\n${sent}`, 'latin1');
  const cut = below(8) === 0 ? whole.subarray(0, below(whole.length)) : whole;
  return {
    bytes: below(15) === 0 ? Buffer.concat([cut, cut]) : cut,
    closing: (['wait', 'wait', 'wait', 'end', 'destroy'] as const)[below(5)] ?? 'wait',
  };
}

/** Encodes a body in chunks: correctly, without an end, or with invalid lengths. */
function chunked(body: string, kind: number): string {
  if (kind === 2) return `-5\r\n${body}\r\nzz\r\n`;
  const chunk = body === '' ? '' : `${body.length.toString(16)}\r\n${body}\r\n`;
  return kind === 1 ? chunk.repeat(3) : `${chunk}0\r\n\r\n`;
}
