import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';

/** A PostgreSQL server for one test. */
export interface TestPostgres {
  readonly url: string;
  stop(): void;
}

/**
 * Whether Debian's package is installed and this process is root, who can start its programs as its
 * user.
 */
export const hasPostgres = binFolder() !== undefined && process.getuid?.() === 0;

/** Starts a PostgreSQL server with an empty database on loopback. Throws if it is not installed. */
export async function startPostgres(): Promise<TestPostgres> {
  const bin = binFolder();
  if (!bin) throw new Error('PostgreSQL is not installed.');
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  chmodSync(folder, 0o755);
  const data = join(folder, 'data');
  execFileSync('install', ['-d', '-o', 'postgres', '-m', '700', data]);
  const port = await getPort();
  asPostgres(join(bin, 'initdb'), ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8']);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`;
  const log = join(data, 'log');
  asPostgres(join(bin, 'pg_ctl'), ['-D', data, '-w', '-l', log, '-o', options, 'start']);
  return {
    url: `postgres://test@127.0.0.1:${port}/postgres`,
    stop() {
      asPostgres(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function binFolder(): string | undefined {
  return globSync('/usr/lib/postgresql/*/bin').find((path) => existsSync(join(path, 'initdb')));
}

function asPostgres(program: string, args: readonly string[]): void {
  execFileSync('runuser', ['-u', 'postgres', '--', program, ...args], {
    cwd: '/',
    stdio: 'ignore',
  });
}
