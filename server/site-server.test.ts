import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { securityHeaders } from './http/security-headers.ts';
import type { SiteHandler } from './http/site-handler.ts';
import { type Admit, createSiteServer } from './site-server.ts';
import { listen, sendRaw } from './testing/http.ts';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serving(
  handler: SiteHandler,
  admit: Admit = admitEverything,
  siteUrl = 'http://localhost',
): Promise<number> {
  const security = securityHeaders(
    siteUrl,
    "frame-ancestors 'self'; base-uri 'self'; object-src 'none'",
  );
  server = createSiteServer({ handler, security, admit, takesUpgrades: false });
  return await listen(server);
}

const answer: SiteHandler = async (request, response) => {
  response.end(request.url);
};

const admitEverything: Admit = async (request) => ({ ok: true, request, release: () => undefined });

const broken: SiteHandler = async () => {
  throw new Error('a bug with a secret in it');
};

const SECURITY = [
  /^x-content-type-options: nosniff$/im,
  /^x-frame-options: sameorigin$/im,
  /^referrer-policy: strict-origin-when-cross-origin$/im,
  /^cross-origin-resource-policy: same-origin$/im,
  /^content-security-policy: .*frame-ancestors 'self'.*base-uri 'self'.*object-src 'none'/im,
];

function expectSecured(response: string): void {
  for (const header of SECURITY) {
    expect(response).toMatch(header);
  }
  expect(response).not.toMatch(/^x-powered-by:/im);
}

/** Asserts the headers of an error, which is also a document. */
function expectSecuredError(response: string): void {
  expectSecured(response);
  expect(response).toMatch(/^permissions-policy: .*camera=\(\)/im);
  expect(response).toMatch(/^cross-origin-opener-policy: same-origin$/im);
}

function get(target: string, headers = 'Host: localhost\r\n'): string {
  return `GET ${target} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`;
}

describe('createSiteServer', () => {
  it('releases the body of a request once the response is complete, whenever that is read', async () => {
    const release = vi.fn();
    const unsettled: SiteHandler = async (_request, response) => {
      response.end('done');
      await new Promise(() => undefined);
    };
    const port = await serving(unsettled, async (request) => ({ ok: true, request, release }));
    expect(await sendRaw(port, get('/en'))).toContain('done');
    expect(release).toHaveBeenCalledTimes(1);
  });

  it('keeps the body counted after the client has disconnected, until it is handled', async () => {
    const release = vi.fn();
    const { promise: handled, resolve: finish } = Promise.withResolvers<void>();
    const { promise: closed, resolve: close } = Promise.withResolvers<void>();
    const working: SiteHandler = async (_request, response) => {
      response.once('close', close);
      await handled;
    };
    const port = await serving(working, async (request) => ({ ok: true, request, release }));
    const socket = connect(port, '127.0.0.1');
    socket.end(get('/en'), () => socket.destroy());
    await closed;
    expect(release).not.toHaveBeenCalled();
    finish();
    await expect.poll(() => release.mock.calls.length).toBe(1);
  });

  it('passes a request on and secures the response', async () => {
    const response = await sendRaw(await serving(answer), get('/en?q=1'));
    expect(response).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(response).toContain('/en?q=1');
    expectSecured(response);
    expect(response).not.toMatch(/^strict-transport-security:/im);
  });

  it('does not pass on a request that is answered at once, whose headers are complete', async () => {
    const handler = vi.fn(answer);
    const release = vi.fn();
    server = createSiteServer({
      handler,
      admit: async (request) => ({ ok: true, request, release }),
      answerAtOnce: ({ url }, response) => {
        if (url === '/en') response.writeHead(200, ['X-Frame-Options', 'DENY']).end('stored');
        return url === '/en';
      },
      security: securityHeaders('http://localhost', "object-src 'none'"),
      takesUpgrades: false,
    });
    const port = await listen(server);
    const stored = await sendRaw(port, get('/en'));
    expect(stored).toContain('stored');
    expect(stored.match(/^x-.*$/gim)).toEqual(['X-Frame-Options: DENY']);
    expect(handler).not.toHaveBeenCalled();
    expect(release).toHaveBeenCalledOnce();
    expect(await sendRaw(port, get('/en/faq'))).toMatch(/^x-frame-options: sameorigin\r$/im);
    expect(handler).toHaveBeenCalledOnce();
  });

  it('removes a preview token from an address that cannot be decoded', async () => {
    const response = await sendRaw(
      await serving(answer),
      get('/%E0%A4%A?ref=a&token=secret-token'),
    );
    expect(response).toMatch(/^HTTP\/1\.1 303 /);
    expect(response).toMatch(/^location: \/\r$/im);
    expect(response).toMatch(/^cache-control: private, no-store\r$/im);
    expect(response).not.toContain('secret-token');
    expectSecured(
      response.replace(
        /^referrer-policy: no-referrer/im,
        'referrer-policy: strict-origin-when-cross-origin',
      ),
    );
  });

  it('sends Strict-Transport-Security on an https site', async () => {
    const port = await serving(answer, admitEverything, 'https://www.example.com');
    expect(await sendRaw(port, get('/en'))).toMatch(
      /^strict-transport-security: max-age=31536000/im,
    );
  });

  it('responds to an upgrade request as to any other', async () => {
    const upgrade = 'Host: a\r\nUpgrade: websocket\r\nConnection: upgrade\r\n';
    const port = await serving(async (_request, response) => {
      response.setHeader('Connection', 'close').end('a page');
    });
    const request = `GET /en HTTP/1.1\r\n${upgrade}Sec-WebSocket-Key: a\r\n\r\n`;
    expect(await sendRaw(port, request)).toMatch(/^HTTP\/1\.1 200 OK/);
  });

  it('lets the handler set its own policy', async () => {
    const port = await serving(async (_request, response) => {
      response.setHeader('Content-Security-Policy', 'sandbox');
      response.end();
    });
    const response = await sendRaw(port, get('/drawing.svg'));
    expect(response.match(/^content-security-policy: .*$/gim)).toEqual([
      'Content-Security-Policy: sandbox',
    ]);
  });

  it('secures a response that the handler writes as an error', async () => {
    const port = await serving(async (_request, response) => {
      response.writeHead(413, { 'Content-Type': 'text/plain' }).end('too large');
    });
    const response = await sendRaw(port, get('/api/form'));
    expect(response).toMatch(/^HTTP\/1\.1 413/);
    expectSecured(response);
  });

  it.each([
    ['400 Bad Request', 'a malformed escape', get('/en/%E0%A4%A')],
    ['400 Bad Request', 'a broken request line', 'NONSENSE\r\n\r\n'],
    ['400 Bad Request', 'no host', get('/en', '')],
    ['400 Bad Request', 'two hosts', get('/en', 'Host: a\r\nHost: b\r\n')],
    [
      '400 Bad Request',
      'two lengths',
      get('/', 'Host: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n'),
    ],
    [
      '417 Expectation Failed',
      'an unknown expectation',
      get('/', 'Host: a\r\nExpect: wonders\r\n'),
    ],
    ['431 Request Header Fields Too Large', 'huge headers', get(`/${'a'.repeat(20_000)}`)],
  ])('responds %s to %s, secured, without calling the handler', async (status, _what, bytes) => {
    const handler = vi.fn(answer);
    const response = await sendRaw(await serving(handler), bytes);
    expect(response.startsWith(`HTTP/1.1 ${status}\r\n`)).toBe(true);
    expect(response).toContain('<h1>');
    expectSecuredError(response);
    expect(handler).not.toHaveBeenCalled();
  });

  it.each([
    ['400', 'a malformed path', 'POST /%zz HTTP/1.1\r\nHost: a\r\n'],
    ['400', 'two hosts', 'POST /en HTTP/1.1\r\nHost: a\r\nHost: b\r\n'],
    ['417', 'an unknown expectation', 'POST /en HTTP/1.1\r\nHost: a\r\nExpect: wonders\r\n'],
    ['303', 'a preview token at no path', 'POST /%zz?token=x HTTP/1.1\r\nHost: a\r\n'],
    ['303', 'a redirect without a page', 'POST /api/consent?token=x HTTP/1.1\r\nHost: a\r\n'],
    ['500', 'a bug', 'POST /en HTTP/1.1\r\nHost: a\r\n'],
  ])('responds %s to %s and stops reading its endless body', async (status, _what, head) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    server = createSiteServer({
      handler: broken,
      admit: async (request) =>
        request.url?.includes('token=')
          ? { ok: false, status: 303, headers: [['Location', '/']] }
          : { ok: true, request, release: () => undefined },
      security: [],
      takesUpgrades: false,
      restMs: 50,
    });
    const client = connect(await listen(server), '127.0.0.1');
    // The connection is destroyed while it is sending.
    client.on('error', () => undefined);
    const received = new Promise((resolve) => client.once('data', resolve));
    const closed = new Promise((resolve) => client.once('close', resolve));
    const piece = `1000\r\n${'x'.repeat(0x1000)}\r\n`;
    client.write(`${head}Transfer-Encoding: chunked\r\n\r\n${piece}`);
    const sending = setInterval(() => client.write(piece), 5);
    expect(String(await received)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    await closed;
    clearInterval(sending);
  });

  it('closes the connection after a broken request, even if the client keeps it open', {
    tags: 'slow',
  }, async () => {
    const port = await serving(answer);
    const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    client.write('NONSENSE\r\n\r\n');
    expect(await text(client)).toMatch(/^HTTP\/1\.1 400/);
    const connections = () =>
      new Promise((resolve) => server?.getConnections((_error, count) => resolve(count)));
    await expect.poll(connections).toBe(0);
    client.destroy();
  });

  it('refuses a request for a tunnel, and closes the connection', async () => {
    const port = await serving(answer);
    const request = 'CONNECT elsewhere.example:443 HTTP/1.1\r\nHost: elsewhere.example\r\n\r\n';
    const response = await sendRaw(port, request);
    expect(response).toMatch(/^HTTP\/1\.1 405 Method Not Allowed\r\n/);
    expect(response).toMatch(/^Allow: GET, HEAD, OPTIONS$/im);
    expectSecuredError(response);
  });

  it('responds once to a pipelined request whose body proves malformed while it waits', async () => {
    const log = vi.spyOn(console, 'error');
    const { promise: begun, resolve } = Promise.withResolvers<ServerResponse>();
    const port = await serving(async (_request, response) => resolve(response));
    const second = 'POST /api/age HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n';
    const received = sendRaw(port, `GET /en HTTP/1.1\r\nHost: a\r\n\r\n${second}`);
    (await begun).end('first');
    expect((await received).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400']);
    expect(log).not.toHaveBeenCalled();
  });

  it('responds 500, secured, and logs the details of a bug without sending them', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const response = await sendRaw(await serving(broken), get('/en'));
    expect(response).toMatch(/^HTTP\/1\.1 500 Internal Server Error/);
    expect(response).not.toContain('secret');
    expectSecuredError(response);
    expect(log).toHaveBeenCalledOnce();
  });

  it('destroys a response that fails midway, so that it is not taken as complete', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const port = await serving(async (_request, response) => {
      response.writeHead(200, { 'Content-Length': '100' });
      await new Promise((resolve) => response.write('half', resolve));
      throw new Error('broken');
    });
    await expect(fetch(`http://127.0.0.1:${port}/en`).then((r) => r.text())).rejects.toThrow();
  });

  it('responds once to a request that proves malformed while it is refused without a body', async () => {
    const log = vi.spyOn(console, 'error');
    const refused = Promise.withResolvers<void>();
    const port = await serving(answer, async (request, response) => {
      request.on('error', () => undefined);
      await once(response, 'finish');
      refused.resolve();
      return { ok: false, status: 204, headers: [['Allow', 'GET']] };
    });
    const request = 'OPTIONS /en HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n';
    const response = await sendRaw(port, request);
    await refused.promise;
    expect(response.match(/^HTTP\/1\.1 .*$/gm)).toEqual(['HTTP/1.1 400 Bad Request']);
    await new Promise(setImmediate);
    expect(log).not.toHaveBeenCalled();
  });

  it('does not write an error into a response in progress', async () => {
    const port = await serving(async (_request, response) => {
      response.write('begun');
    });
    const response = await sendRaw(
      port,
      `${get('/en').replace('close', 'keep-alive')}NONSENSE\r\n\r\n`,
    );
    expect(response).not.toContain('400 Bad Request');
  });
});
