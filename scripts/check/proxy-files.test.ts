import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { hasNginx, NGINX } from '../../server/testing/nginx.ts';

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

/** Webhooks of the containers reach the instances without nginx. */
const WEBHOOK = 'location = /api/revalidate';
const locations = plain.match(/location [^{]+(?= \{)/g)?.filter((each) => each !== WEBHOOK) ?? [];

test('nginx with TLS has the same settings for requests as without', () => {
  expect(settings(site(tls))).toEqual(settings(site(plain)));
  expect(settings(site(tls))).not.toHaveLength(0);
});

test.each(locations)('nginx with TLS has the same settings for %s', (location) => {
  expect(settings(block(site(tls), location))).toEqual(settings(block(site(plain), location)));
});

test('the upstream servers have the same options with TLS', () => {
  const peers = (text: string, upstream: string) => {
    const servers = [...block(text, upstream).matchAll(/server \S+?( backup)?( [^;]+);/g)];
    const options = servers.map(([, , rest = '']) => rest.replace(' resolve', ''));
    return [...new Set(options)];
  };
  expect(peers(tls, 'upstream site')).toEqual(peers(plain, 'upstream beer_museum'));
});

test.skipIf(!hasNginx)('nginx accepts the file with TLS', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  try {
    mkdirSync(join(folder, 'cache'));
    // Names of containers, the certificate, and what the nginx of distributions does not have yet.
    const text = tls
      .replaceAll('/var/cache/nginx', join(folder, 'cache'))
      .replace(/\/dev\/std(out|err)/g, join(folder, 'log'))
      .replace(/^.*(ssl_certificate|http2 |listen \[).*\n/gm, '')
      .replace(/(listen 8443) ssl/g, '$1')
      .replace(/server (site-1|site-2|content):/g, 'server 127.0.0.1:')
      .replaceAll(' resolve;', ';');
    const file = join(folder, 'nginx.conf');
    writeFileSync(file, `pid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp {\n${text}\n}\n`);
    expect(() => execFileSync(NGINX, ['-t', '-q', '-p', folder, '-c', file])).not.toThrow();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
