import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Parameters of a connection string that only the driver of this site knows. */
const OF_THE_DRIVER = ['uselibpqcompat'];

/**
 * Writes what is in a PostgreSQL database, at one moment, into the existing file `file`, in the format
 * that `pg_restore` reads; durable only once the file is synchronised. Rejects with a message for the
 * operator.
 */
export async function dumpPostgres(connectionString: string, file: string): Promise<void> {
  await run('pg_dump', connectionString, ['--format=custom', `--file=${file}`]);
}

/**
 * Restores such a file into an empty database, all or nothing. Its role becomes the owner, and grants to
 * others are left out: on another server, they may not exist. Rejects with a message for the operator.
 */
export async function restoreDump(connectionString: string, file: string): Promise<void> {
  const options = ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error'];
  await run('pg_restore', connectionString, [...options, file]);
}

/**
 * Reads such a file to its end, and returns the list of its contents. Rejects with a message for the
 * operator, above all if it is damaged.
 */
export async function listDump(file: string): Promise<string> {
  await start('pg_restore', ['--file=/dev/null', file]);
  return await start('pg_restore', ['--list', file]);
}

/** Runs a program of PostgreSQL on a database. */
async function run(
  program: string,
  connectionString: string,
  args: readonly string[],
): Promise<void> {
  const url = new URL(connectionString);
  // Other users of the machine see the arguments of a program.
  const env: Readonly<Record<string, string>> =
    url.password === '' ? {} : { PGPASSWORD: decodeURIComponent(url.password) };
  url.password = '';
  for (const name of OF_THE_DRIVER) url.searchParams.delete(name);
  await start(program, [`--dbname=${url.href}`, ...args], env);
}

async function start(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  try {
    const options = { env: { ...process.env, ...env } };
    return (await promisify(execFile)(program, args, options)).stdout;
  } catch (error) {
    throw new Error(messageOf(program, error));
  }
}

function messageOf(program: string, error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
    return `${program} is not installed; PostgreSQL is backed up and restored with it (on Debian: apt-get install postgresql-client).`;
  }
  if (error instanceof Error && 'stderr' in error && error.stderr) {
    return String(error.stderr).trim();
  }
  return String(error);
}
