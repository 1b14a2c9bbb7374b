import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import getPort from 'get-port';

/** The program of Debian's package. */
const NGINX = '/usr/sbin/nginx';
const CONFIGURATIONS = join(import.meta.dirname, '../../deploy/nginx');

/** Whether Debian's package is installed, and this process may start it. */
export const hasNginx = existsSync(NGINX) && process.getuid?.() === 0;

/** An nginx server for one test. */
export interface TestNginx {
  stop(): Promise<void>;
}

/** nginx in front of several instances, for one test. */
export interface TestBalancer extends TestNginx {
  /** The port at which it listens for webhooks alone. */
  readonly webhookPort: number;
  /** Returns the lines that it has logged, in the format of its configuration. */
  logLines(): readonly string[];
}

/** nginx as in the containers, for one test. */
export interface TestContainersNginx extends TestNginx {
  /** The socket that stands for the port at which it listens for webhooks. */
  readonly webhookSocket: string;
}

/**
 * Starts nginx on loopback with the configuration that operators get, in which only ports and folders
 * are replaced. `instances` are the ports of as many instances as it has. Throws if it does not start.
 */
export async function startNginx(
  port: number,
  instances: readonly number[],
): Promise<TestBalancer> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const site = instances.reduce(
    (text, instance, index) =>
      replace(text, `server 127.0.0.1:300${index + 1} `, `server 127.0.0.1:${instance} `),
    readConfiguration('beer-museum.conf'),
  );
  const webhookPort = await getPort();
  const http = replace(
    replace(site, 'listen 80;', `listen 127.0.0.1:${port};`),
    'listen 8081;',
    `listen 127.0.0.1:${webhookPort};`,
  );
  const server = await start(folder, port, replace(http, '/var/log/nginx', folder));
  const log = join(folder, 'beer-museum.log');
  return { ...server, webhookPort, logLines: () => readFileSync(log, 'utf8').split('\n') };
}

/**
 * Starts nginx on loopback with the configuration of the containers, without TLS: names of containers,
 * ports and folders are replaced, and left out is what the nginx of distributions does not have yet.
 * `instances` are the ports of both. Throws if it does not start.
 */
export async function startContainersNginx(
  port: number,
  instances: readonly [number, number],
): Promise<TestContainersNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  mkdirSync(join(folder, 'cache'));
  const site = instances.reduce(
    (text, instance, index) =>
      replace(text, `server site-${index + 1}:3000 `, `server 127.0.0.1:${instance} `),
    readConfiguration('tls-example.conf'),
  );
  const http = replace(site, 'server content:3333 ', 'server 127.0.0.1:3333 ')
    .replaceAll(' resolve;', ';')
    .replace(/^.*(ssl_|http2 |listen \[).*\n/gm, '')
    .replace(/listen 8443 ssl/g, `listen 127.0.0.1:${port}`)
    .replace(/listen (808\d);/g, `listen unix:${folder}/$1;`)
    .replaceAll('/var/cache/nginx', join(folder, 'cache'))
    .replace(/\/dev\/std(out|err)/g, join(folder, 'log'));
  const server = await start(folder, port, http);
  return { ...server, webhookSocket: join(folder, '8081') };
}

const readConfiguration = (name: string) => readFileSync(join(CONFIGURATIONS, name), 'utf8');

/** Starts nginx with the contents of its http block; `stop` removes the folder. */
async function start(folder: string, port: number, http: string): Promise<TestNginx> {
  writeFileSync(
    join(folder, 'nginx.conf'),
    `user root;
worker_processes 2;
daemon off;
pid ${folder}/pid;
error_log stderr crit;
events { worker_connections 1024; }
http {
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  ${http}
}
`,
  );
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf')];
  const server = spawn(NGINX, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  await untilListening(server, port);
  return {
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

function replace(text: string, what: string, by: string): string {
  if (!text.includes(what)) throw new Error(`The configuration of nginx does not contain ${what}.`);
  return text.replaceAll(what, by);
}

async function untilListening(server: ChildProcess, port: number): Promise<void> {
  while (server.exitCode === null && server.signalCode === null) {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return;
    } catch {
      await setTimeout(20);
    } finally {
      socket.destroy();
    }
  }
  throw new Error('nginx did not start.');
}
