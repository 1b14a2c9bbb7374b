import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** The program of Debian's package. */
export const NGINX = '/usr/sbin/nginx';
const CONFIGURATION = join(import.meta.dirname, '../../deploy/nginx/beer-museum.conf');

/** Whether Debian's package is installed, and this process may start it. */
export const hasNginx = existsSync(NGINX) && process.getuid?.() === 0;

/** An nginx server for one test. */
export interface TestNginx {
  stop(): Promise<void>;
}

/**
 * Starts nginx on loopback with the configuration that operators get, in which only ports and folders
 * are replaced. `instances` are the ports of as many instances as it has. Throws if it does not start.
 */
export async function startNginx(port: number, instances: readonly number[]): Promise<TestNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const site = instances.reduce(
    (text, instance, index) =>
      replace(text, `server 127.0.0.1:300${index + 1} `, `server 127.0.0.1:${instance} `),
    readFileSync(CONFIGURATION, 'utf8'),
  );
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
  ${replace(site, 'listen 80;', `listen 127.0.0.1:${port};`).replaceAll('/var/log/nginx', folder)}
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
  while (server.exitCode === null) {
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
