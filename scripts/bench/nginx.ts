import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import getPort from 'get-port';
import { ensureProgram, programs } from '../check/ensure-program.ts';
import type { Supervisor } from '../process/supervisor.ts';
import type { Received } from './receive.ts';
import { untilAnswers } from './until-answers.ts';

const { program } = programs.nginx;

/** Headers that nginx writes itself, or that a file does not have. */
const ofServers = new Set([
  'connection',
  'content-length',
  'content-type',
  'date',
  'etag',
  'keep-alive',
  'server-timing',
  'transfer-encoding',
]);

/**
 * Starts nginx with one process, which sends a response of the site from a file: the same bytes and
 * headers. Returns its address. Installs Debian's package where that is possible.
 */
export async function startNginx(
  supervisor: Supervisor,
  folder: string,
  response: Received,
): Promise<string> {
  await ensureProgram(supervisor, 'nginx');
  if (!existsSync(program)) throw new Error(`The comparison needs nginx (${program}).`);
  const port = await getPort();
  mkdirSync(join(folder, 'files'));
  writeFileSync(join(folder, 'files/page'), response.body);
  writeFileSync(join(folder, 'nginx.conf'), configuration(port, response.headers));
  void supervisor.run(program, ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr']);
  const url = `http://127.0.0.1:${port}/page`;
  await untilAnswers(url);
  return url;
}

/** Returns the version of nginx, such as `1.22.1`; `unknown` if it cannot be started. */
export function nginxVersion(): string {
  // It writes `nginx version: nginx/1.22.1` to standard error.
  const { stderr } = spawnSync(program, ['-v'], { encoding: 'utf8' });
  return stderr.trim().split('/').at(-1) ?? 'unknown';
}

/** The configuration that its documentation recommends for static files. */
function configuration(port: number, headers: IncomingHttpHeaders): string {
  const added = Object.entries(headers)
    .filter(([name]) => !ofServers.has(name))
    .map(([name, value]) => `add_header ${name} ${quoted(String(value))};`);
  return `user root;
daemon off;
worker_processes 1;
pid nginx.pid;
error_log stderr;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=100;
  keepalive_requests 1000000;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  server {
    listen 127.0.0.1:${port};
    root files;
    default_type ${quoted(String(headers['content-type']))};
    ${added.join('\n    ')}
  }
}
`;
}

function quoted(value: string): string {
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
