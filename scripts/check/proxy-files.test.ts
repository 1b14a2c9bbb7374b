import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, request } from 'node:http';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import getPort from 'get-port';
import { describe, expect, onTestFinished, test } from 'vitest';
import { listen } from '../../server/testing/http.ts';
import { hasNginx, startContainersNginx, startNginx } from '../../server/testing/nginx.ts';

const folderOfFiles = join(dirname(dirname(import.meta.dirname)), 'deploy/nginx');
const read = (name: string) =>
  readFileSync(join(folderOfFiles, name), 'utf8').replace(/^\s*#.*\n/gm, '');
const plain = read('beer-museum.conf');
const tls = read('tls-example.conf');

/** The settings that decide what becomes of a request, by the names of directives. */
const DECISIVE = /^(client_max_body_size|gzip|proxy_(?!pass|cache|temp|set_header))/;

/** Returns the block that begins with `head` in a file of nginx. */
function block(text: string, head: string): string {
  const start = text.indexOf(`${head} {`);
  if (start < 0) throw new Error(`There is no ${head}.`);
  let depth = 0;
  for (let end = start; end < text.length; end += 1) {
    if (text[end] === '{') depth += 1;
    if (text[end] === '}' && --depth === 0) return text.slice(text.indexOf('{', start) + 1, end);
  }
  throw new Error(`${head} does not end.`);
}

/** Returns the decisive settings of a block, without those of the blocks in it. */
function settings(text: string): string[] {
  return text
    .replace(/[^;{}]*\{[^{}]*\}/g, '')
    .split(';')
    .map((directive) => directive.trim().replace(/\s+/g, ' '))
    .filter((directive) => DECISIVE.test(directive))
    .toSorted();
}

/** Returns the block of the site's server. */
const site = (text: string) =>
  block(text.slice(text.search(/server \{\s*listen (80|8443 ssl default_server);/)), 'server');

const locations = plain.match(/location [^{]+(?= \{)/g) ?? [];

test('nginx with TLS has the same settings for requests as without', () => {
  expect(settings(site(tls))).toEqual(settings(site(plain)));
  expect(settings(site(tls))).not.toHaveLength(0);
});

test.each(locations)('nginx with TLS has the same settings for %s', (location) => {
  expect(settings(block(site(tls), location))).toEqual(settings(block(site(plain), location)));
});

test.each([
  ['upstream site', 'upstream beer_museum'],
  ['upstream site_webhook', 'upstream beer_museum_webhook'],
])('the servers of %s have the same options as those of %s', (withTls, without) => {
  const peers = (text: string, upstream: string) => {
    const servers = [...block(text, upstream).matchAll(/server \S+?( backup)?( [^;]+);/g)];
    const options = servers.map(([, , rest = '']) => rest.replace(' resolve', ''));
    return [...new Set(options)];
  };
  expect(peers(tls, withTls)).toEqual(peers(plain, without));
});

test('the server for webhooks alone treats them as that of the site', () => {
  const location = 'location = /api/revalidate';
  const own = block(plain.slice(plain.search(/server \{\s*listen 8081;/)), 'server');
  expect(settings(site(plain))).toEqual(expect.arrayContaining(settings(own)));
  expect(settings(block(own, location))).toEqual(settings(block(site(plain), location)));
});

test.each([
  ['beer-museum.conf', plain],
  ['tls-example.conf', tls],
])('no server of %s logs queries, which contain tokens of previews', (_, text) => {
  const servers = text.match(/^server \{.*?^\}/gms) ?? [];
  expect(servers.length).toBeGreaterThan(1);
  const logs = servers.map((server) => server.match(/access_log [^;]+/g));
  for (const log of logs)
    expect(log).toEqual([expect.stringMatching(/ (off|beer_museum|without_query)$/)]);
  const formats = text.match(/log_format [^;]+/g) ?? [];
  expect(formats).toHaveLength(1);
  expect(formats[0]).not.toMatch(/\$(request|request_uri|args|query_string|http_referer)\b/);
});

/** Starts a server in the place of an instance; returns its port, and the paths it was asked for. */
async function startInstance(respond: RequestListener) {
  const paths: (string | undefined)[] = [];
  const server = createServer((incoming, response) => {
    paths.push(incoming.url);
    respond(incoming, response);
  });
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { port: await listen(server), paths };
}

describe.skipIf(!hasNginx)('nginx', () => {
  const missing: RequestListener = (_, response) => {
    response.writeHead(404).end('missing');
  };

  test('sends a script of the one instance that has it', async () => {
    const [one, two] = [await startInstance(missing), await startInstance(missing)];
    const three = await startInstance((_, response) => {
      response.end('found');
    });
    const port = await getPort();
    const server = await startNginx(port, [one.port, two.port, three.port]);
    onTestFinished(server.stop);
    for (let round = 0; round < 3; round += 1) {
      const response = await fetch(`http://127.0.0.1:${port}/_next/static/${round}.js`);
      expect(await response.text()).toBe('found');
    }
  });

  test('has a port for webhooks alone, whatever name they call it', async () => {
    const instance = await startInstance((_, response) => {
      response.writeHead(202).end();
    });
    const { port } = instance;
    const server = await startNginx(await getPort(), [port, port, port]);
    onTestFinished(server.stop);
    const call = async (path: string) => {
      const url = `http://127.0.0.1:${server.webhookPort}${path}`;
      return (await fetch(url, { method: 'POST', body: '{}' })).status;
    };
    expect(await call('/api/revalidate')).toBe(202);
    expect(await call('/api/forms/career')).toBe(404);
    expect(await call('/en')).toBe(404);
    expect(instance.paths).toEqual(['/api/revalidate']);
  });

  test('of the containers requests each version of a picture once', async () => {
    const picture: RequestListener = (_, response) => {
      response.setHeader('cache-control', 'public, max-age=31536000, immutable');
      response.setHeader('content-type', 'image/webp');
      response.end('a picture');
    };
    const instance = await startInstance(picture);
    const port = await getPort();
    const server = await startContainersNginx(port, [instance.port, instance.port]);
    onTestFinished(server.stop);
    const open = async (path: string) =>
      await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
    const [small, large] = ['/media/a-360.webp', '/media/a-720.webp'];
    // Together, and later.
    expect(await Promise.all([open(small), open(small)])).toEqual(['a picture', 'a picture']);
    expect([await open(small), await open(large)]).toEqual(['a picture', 'a picture']);
    expect(instance.paths).toEqual([small, large]);
  });

  test('of the containers gives up a webhook on a frozen instance before a page', {
    tags: 'slow',
  }, async () => {
    const frozen = await startInstance(() => undefined);
    const other = await startInstance((_, response) => {
      response.writeHead(202).end();
    });
    const port = await getPort();
    const server = await startContainersNginx(port, [frozen.port, other.port]);
    onTestFinished(server.stop);
    const leave = new AbortController();
    onTestFinished(() => leave.abort());
    let shown = 0;
    // One of them is requested from the instance that is frozen.
    for (const path of ['/en', '/cs']) {
      void fetch(`http://127.0.0.1:${port}${path}`, { signal: leave.signal }).then(
        () => {
          shown += 1;
        },
        () => undefined,
      );
    }
    await expect.poll(() => frozen.paths).toHaveLength(1);
    const call = async () => {
      const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
      const path = '/api/revalidate';
      request({ socketPath: server.webhookSocket, path, method: 'POST' }, (response) => {
        void text(response).then(() => resolve(response.statusCode));
      })
        .once('error', reject)
        .end('{}');
      return await promise;
    };
    // The content service calls again when a call fails.
    const statuses = [await call(), await call()];
    expect(statuses).toContain(202);
    expect(other.paths).toContain('/api/revalidate');
    await expect.poll(() => shown).toBe(1);
  });
});
