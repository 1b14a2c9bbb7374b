import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { serializeConnections } from './serialize-connections.ts';
import { listen, sendRaw } from './testing/http.ts';

const SHORT_MS = 50;
/** More than the buffers of a connection between two processes of this machine. */
const LONG_BYTES = 32 * 1024 * 1024;

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Serves requests one after the other; `serve` receives each when its turn has come. */
async function serving(
  serve: (response: ServerResponse, path: string) => void,
  stalledMs?: number,
): Promise<number> {
  const serveSerially = serializeConnections(stalledMs);
  server = createServer((request, response) => {
    serveSerially(request, response, () => serve(response, request.url ?? ''));
  });
  return await listen(server);
}

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`;
const last = (path: string) => get(path, 'Connection: close\r\n');

describe('the pipelined requests of a connection', () => {
  it('are served one after the other and answered in order', async () => {
    let inProgress = 0;
    const atOnce: number[] = [];
    const port = await serving((response, path) => {
      inProgress += 1;
      atOnce.push(inProgress);
      response.once('finish', () => {
        inProgress -= 1;
      });
      setImmediate(() => response.end(`<${path}>`));
    });
    const paths = [...Array(20).keys()].map((index) => `/${index}`);
    const answer = await sendRaw(port, paths.map((path) => get(path)).join('') + last('/end'));
    expect(answer.match(/(?<=<)[^>]+/g)).toEqual([...paths, '/end']);
    expect(new Set(atOnce)).toEqual(new Set([1]));
  });

  it('are not served after a response that ends the connection', async () => {
    const serve = vi.fn((response: ServerResponse) => {
      response.setHeader('Connection', 'close').end('only');
    });
    const answer = await sendRaw(await serving(serve), get('/').repeat(3));
    expect(answer.match(/only/g)).toHaveLength(1);
    expect(serve).toHaveBeenCalledOnce();
  });

  it('end the connection if too many of them wait', async () => {
    const serve = vi.fn();
    const answer = sendRaw(await serving(serve), get('/').repeat(2000));
    expect(await answer.catch(() => '')).toBe('');
    expect(serve).toHaveBeenCalledOnce();
  });

  it('are ended with errors that record no stack if too many wait, and later errors record one', async () => {
    const { promise: aborted, resolve } = Promise.withResolvers<Error>();
    const serveSerially = serializeConnections();
    server = createServer((request, response) => {
      request.once('error', resolve);
      serveSerially(request, response, () => undefined);
    });
    const answer = sendRaw(await listen(server), get('/').repeat(2000));
    expect((await aborted).stack).not.toContain('\n');
    expect(await answer.catch(() => '')).toBe('');
    expect(new Error('later').stack).toContain('\n');
  });

  it('wait for a client that does not read', async () => {
    const serve = vi.fn((response: ServerResponse) => {
      response.end(Buffer.alloc(LONG_BYTES));
    });
    const port = await serving(serve);
    const idle = connect(port, '127.0.0.1').pause();
    idle.write(get('/').repeat(3));
    await expect.poll(() => serve).toHaveBeenCalled();
    expect((await sendRaw(port, last('/other'))).length).toBeGreaterThan(LONG_BYTES);
    expect(serve).toHaveBeenCalledTimes(2);
    idle.destroy();
  });
});

describe('a connection', () => {
  it('is destroyed if its client reads nothing of a response', async () => {
    const { promise: closed, resolve } = Promise.withResolvers<void>();
    const port = await serving((response) => {
      response.once('close', resolve).end(Buffer.alloc(LONG_BYTES));
    }, SHORT_MS);
    const idle = connect(port, '127.0.0.1').pause();
    idle.write(get('/'));
    await closed;
    idle.destroy();
  });

  it('stays open while a response is being prepared, and between requests', async () => {
    const { promise: reported, resolve } = Promise.withResolvers<void>();
    const port = await serving((response) => {
      response.once('timeout', () => {
        resolve();
        response.end('prepared');
      });
    }, SHORT_MS);
    const socket = connect(port, '127.0.0.1');
    socket.write(get('/'));
    await reported;
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toContain('prepared');
    socket.write(get('/'));
    expect(String(await once(socket, 'data'))).toContain('prepared');
    socket.destroy();
  });
});
