import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { coverFailure } from './cover-failure.ts';
import { listen } from './testing/http.ts';

/** The framework's own compression, which lies over the response just as in the site. */
const compression: () => (...parameters: [...Parameters<RequestListener>, () => void]) => void =
  createRequire(import.meta.url)('next/dist/compiled/compression');

let server: Server | undefined;

afterEach(() => server?.close());

async function answerOf(answer: (response: ServerResponse) => void, page: string | null = 'PAGE') {
  server = createServer((_request, response) => {
    coverFailure(response, () => page);
    answer(response);
  });
  const response = await fetch(`http://127.0.0.1:${await listen(server)}/`);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

describe('coverFailure', () => {
  it('shows the error page in place of a page that failed', async () => {
    const { status, text, headers } = await answerOf((response) => {
      response.statusCode = 500;
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Content-Encoding', 'gzip');
      response.write(gzipSync('empty'));
      response.write('more');
      response.end();
    });
    expect({ status, text }).toEqual({ status: 500, text: 'PAGE' });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-encoding')).toBeNull();
  });

  it.each(['gzip', 'identity'])('shows it through the compression of %s', async (encoding) => {
    const long = 'PAGE '.repeat(1000);
    server = createServer((request, response) => {
      coverFailure(response, () => long);
      compression()(request, response, () => undefined);
      response.statusCode = 500;
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.write('empty '.repeat(1000));
      response.end();
    });
    const address = `http://127.0.0.1:${await listen(server)}/`;
    const response = await fetch(address, { headers: { 'Accept-Encoding': encoding } });
    expect(response.headers.get('content-encoding')).toBeNull();
    expect({ status: response.status, text: await response.text() }).toEqual({
      status: 500,
      text: long,
    });
  });

  it('leaves good pages and failures of another kind alone', async () => {
    const page = await answerOf((response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end('good');
    });
    expect(page.text).toBe('good');
    const data = await answerOf((response) => {
      response.statusCode = 500;
      response.setHeader('Content-Type', 'application/json');
      response.end('{}');
    });
    expect(data.text).toBe('{}');
  });

  it('leaves the framework’s page where there is no other', async () => {
    const { text } = await answerOf((response) => {
      response.statusCode = 500;
      response.setHeader('Content-Type', 'text/html');
      response.end('own');
    }, null);
    expect(text).toBe('own');
  });
});
