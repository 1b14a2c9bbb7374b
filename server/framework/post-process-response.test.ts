import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { draftCookieName } from '../../lib/content/preview/preview-cookie.ts';
import type { InlineParts } from '../http/content-policy.ts';
import { rememberPages } from '../response-cache/finished-pages.ts';
import { listen, sendRaw } from '../testing/http.ts';
import { postProcessResponse } from './post-process-response.ts';

let server: Server | undefined;

afterEach(() => server?.close());

const errorHtml = '<p>PAGE';

/** Serves every request with `answer` and returns the port. */
function serving(
  answer: (response: ServerResponse) => void,
  options: Partial<Parameters<typeof postProcessResponse>[2]> = {},
) {
  server = createServer((request, response) => {
    response.setHeader('Content-Security-Policy', 'of everything');
    const policy = ({ scripts }: InlineParts) => scripts.join(' ') || 'no scripts';
    postProcessResponse(request, response, {
      errorPage: () => errorHtml,
      policy,
      remember: rememberPages(1_000_000),
      renewal: null,
      tags: { current: new Set() },
      isTagged: false,
      isForStudio: false,
      ...options,
    });
    answer(response);
  });
  return listen(server);
}

async function ask(port: number, headers: Record<string, string> = {}, path = '/') {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  const { status } = response;
  return { status, headers: response.headers, text: await response.text() };
}

function html(response: ServerResponse, ...pieces: string[]): void {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  for (const piece of pieces) response.write(piece);
  response.end();
}

describe('the content policy of a page', () => {
  it('lists its inline scripts, even one that is split between chunks', async () => {
    const port = await serving((response) => html(response, '<script>al', 'ert(1)</script>'));
    const { headers, text } = await ask(port);
    // echo -n 'alert(1)' | openssl dgst -sha256 -binary | base64
    expect(headers.get('content-security-policy')).toBe(
      "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
    );
    expect(text).toBe('<script>alert(1)</script>');
  });

  it('is omitted from a 304 response', async () => {
    const port = await serving((response) => {
      response.statusCode = 304;
      response.end();
    });
    const answer = await sendRaw(port, 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 304/);
    expect(answer).not.toMatch(/content-security-policy/i);
  });

  it('is the general policy for responses that are not pages', async () => {
    const port = await serving((response) => response.end('data'));
    const { headers } = await ask(port);
    expect(headers.get('content-security-policy')).toBe('of everything');
  });
});

describe('the entity tag', () => {
  const shared = (text: string) => (response: ServerResponse) => {
    response.setHeader('X-Nextjs-Prerender', '1');
    html(response, text);
  };

  it('spares clients the body of a shared page that they have', async () => {
    const port = await serving(shared('glass '.repeat(1000)));
    const first = await ask(port, { 'Accept-Encoding': 'identity' });
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[-\w]+"$/);
    const head = `GET / HTTP/1.0\r\nIf-None-Match: "another", ${tag}\r\n\r\n`;
    const [again = '', body] = (await sendRaw(port, head)).split('\r\n\r\n');
    expect(again).toMatch(/^HTTP\/1\.1 304 /);
    expect(body).toBe('');
    expect(again).toContain(`\r\nETag: ${tag}\r\n`);
    expect(again).toMatch(/^vary: accept-encoding$/im);
    expect(again).not.toMatch(/^content-/im);
  });

  it('differs between pages', async () => {
    const texts = ['pils', 'lager'];
    const port = await serving((response) => shared(texts.pop() ?? '')(response));
    const [one, other] = [await ask(port), await ask(port)];
    expect(one.headers.get('etag')).not.toBe(other.headers.get('etag'));
  });

  it('is not sent with a page for one visitor, nor with one that was not found', async () => {
    const own = await serving((response) => html(response, 'yours'));
    expect((await ask(own)).headers.get('etag')).toBeNull();
    server?.close();
    const missing = await serving((response) => {
      response.statusCode = 404;
      shared('missing')(response);
    });
    expect((await ask(missing)).headers.get('etag')).toBeNull();
  });
});

describe('the data of the content', () => {
  const rows = '2:I[1,[],"PageContent"]\\n0:["$","$L2",null,{"children":"Beer"}]\\n'.replaceAll(
    '"',
    '\\"',
  );
  const page = `<div data-content="">Beer</div><script>self.__next_f.push([1,"${rows}"])</script>`;

  it('are omitted from a page that visitors share', async () => {
    const { text } = await ask(await serving((response) => html(response, page)));
    expect(text).toContain('"PageContent"');
    expect(text).not.toContain('children');
  });

  it('are part of a private page, such as a preview', async () => {
    const port = await serving((response) => {
      response.setHeader('Cache-Control', 'private, no-cache, no-store');
      html(response, page);
    });
    expect((await ask(port)).text).toContain('{"children":"Beer"}');
  });
});

describe('a failed page', () => {
  const fail = (response: ServerResponse) => {
    response.statusCode = 500;
    response.setHeader('ETag', '"empty"');
    html(response, 'empty', 'more');
  };

  it('is replaced by the error page', async () => {
    const { status, headers, text } = await ask(await serving(fail));
    expect({ status, text }).toEqual({ status: 500, text: errorHtml });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('etag')).toBeNull();
    expect(headers.get('content-security-policy')).toBe('no scripts');
  });

  it("is the framework's if there is no error page", async () => {
    expect((await ask(await serving(fail, { errorPage: () => null }))).text).toBe('emptymore');
  });

  it('is not sent for failed data', async () => {
    const port = await serving((response) => {
      response.writeHead(500, { 'Content-Type': 'application/json' });
      response.end('{}');
    });
    expect(await ask(port, {}, '/api/discounts/ten')).toMatchObject({ status: 500, text: '{}' });
  });
});

describe('compression', () => {
  const long = 'glass '.repeat(1000);

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
  ])('of text for %j is %s', async (accepted, encoding) => {
    const port = await serving((response) => html(response, long));
    const head = `GET / HTTP/1.0\r\nAccept-Encoding: ${accepted}\r\n\r\n`;
    const answer = await sendRaw(port, head);
    expect(/^content-encoding: (.*)$/im.exec(answer)?.[1] ?? null).toBe(encoding);
    expect(answer).toMatch(/^vary: accept-encoding$/im);
    const { text } = await ask(port, { 'Accept-Encoding': accepted });
    expect(text).toBe(long);
  });

  it('leaves images, partial responses, and short bodies uncompressed', async () => {
    const picture = await serving((response) => {
      response.setHeader('Content-Type', 'image/png');
      response.end(long);
    });
    expect((await ask(picture)).headers.get('content-encoding')).toBeNull();
    server?.close();
    const part = await serving((response) => {
      response.statusCode = 206;
      response.setHeader('Content-Range', 'bytes 0-5999/9000');
      html(response, long);
    });
    expect((await ask(part)).headers.get('content-encoding')).toBeNull();
    server?.close();
    const short = await ask(await serving((response) => html(response, 'short')));
    expect(short.headers.get('content-encoding')).toBeNull();
  });
});

describe('a preview', () => {
  const text = 'glass '.repeat(1000);
  const cookie = `${draftCookieName}=any`;
  let remembered = 0;

  /** Serves what the framework calls prerendered, with this `Cache-Control`. */
  const prerendered = (cacheControl: string) => {
    remembered = 0;
    const answer = (response: ServerResponse) => {
      response.setHeader('X-Nextjs-Prerender', '1');
      response.setHeader('Cache-Control', cacheControl);
      html(response, text);
    };
    return serving(answer, {
      remember: (_hash, _previous, finish) => {
        remembered++;
        return finish();
      },
    });
  };

  it('is not stored, nor compressed further for a next request', async () => {
    const port = await prerendered('private, no-cache, no-store, max-age=0, must-revalidate');
    const preview = await ask(port, { Cookie: cookie });
    expect(preview.text).toBe(text);
    expect(preview.headers.get('content-encoding')).not.toBeNull();
    expect(preview.headers.get('etag')).toBeNull();
    expect(remembered).toBe(0);
    await ask(port);
    expect(remembered).toBe(1);
  });

  it('is not what the cookie of no preview receives, such as a list that visitors share', async () => {
    const port = await prerendered('private, no-store');
    const list = await ask(port, { Cookie: cookie });
    expect(list.headers.get('etag')).not.toBeNull();
    expect(remembered).toBe(1);
  });
});

it('lets no cache store a page for the frame of the Studio', async () => {
  const shared = (response: ServerResponse) => {
    response.setHeader('X-Nextjs-Prerender', '1');
    response.setHeader('Cache-Control', 's-maxage=3600');
    html(response, '<p>page</p>');
  };
  const cacheControl = async (isForStudio: boolean) =>
    (await ask(await serving(shared, { isForStudio }))).headers.get('cache-control');
  expect(await cacheControl(false)).toContain('s-maxage=3600');
  server?.close();
  expect(await cacheControl(true)).toBe('private, no-store');
});
