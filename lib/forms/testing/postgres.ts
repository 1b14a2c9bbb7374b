import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import getPort from 'get-port';

/** A PostgreSQL server for one test. */
export interface TestPostgres {
  readonly url: string;
  /** Ends all connections, and starts the server again on the same port. */
  restart(): Promise<void>;
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
  asPostgres(join(bin, 'initdb'), '-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8');
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`;
  const log = join(data, 'log');
  const control = [join(bin, 'pg_ctl'), '-D', data] as const;
  const start = ['-w', '-l', log, '-o', options];
  asPostgres(...control, ...start, 'start');
  return {
    url: `postgres://test@127.0.0.1:${port}/postgres`,
    async restart() {
      const args = asUser(...control, ...start, '-m', 'fast', 'restart');
      await promisify(execFile)('runuser', args, { cwd: '/' });
    },
    stop() {
      asPostgres(...control, '-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function binFolder(): string | undefined {
  return globSync('/usr/lib/postgresql/*/bin').find((path) => existsSync(join(path, 'initdb')));
}

const asUser = (...command: readonly string[]) => ['-u', 'postgres', '--', ...command];

function asPostgres(...command: readonly string[]): void {
  execFileSync('runuser', asUser(...command), { cwd: '/', stdio: 'ignore' });
}
