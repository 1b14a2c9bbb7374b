import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { programs } from '../check/ensure-program.ts';

/** A request that is sent repeatedly. */
export interface BenchRequest {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The status of every response. */
  readonly status: number;
  /** Whether each request comes from another client, because the site limits what one may send. */
  readonly fromMany?: boolean;
}

/** The result of sending a request repeatedly. */
export interface Load {
  readonly requests: number;
  /** Of a response with its headers. */
  readonly bytes: number;
  readonly perSecond: number;
  /** 99th percentile of the time to the end of a response, in ms. */
  readonly slowMs: number;
}

/** How many connections send requests, each of them one after the other. */
export const CONNECTIONS = 32;

const { program } = programs.wrk;

/** After what time wrk counts a response as missing, in seconds: a server may be slow, which is measured. */
const TIMEOUT_S = 20;

const SCRIPT = join(import.meta.dirname, 'wrk.lua');

const resultSchema = z.object({
  requests: z.number().positive(),
  bytes: z.number(),
  microseconds: z.number(),
  slowMicroseconds: z.number(),
  unexpected: z.number(),
  failures: z.number(),
});

/**
 * Sends a request for so many seconds, over `CONNECTIONS` connections, with one thread of wrk. Rejects
 * if a response has another status, or is missing.
 */
export async function load(request: BenchRequest, seconds: number): Promise<Load> {
  const { url, method = 'GET', headers = {}, body = '', status, fromMany = false } = request;
  const { stderr } = await promisify(execFile)(program, [
    ...['--threads', '1', '--connections', `${CONNECTIONS}`, '--duration', `${seconds}s`],
    ...['--timeout', `${TIMEOUT_S}s`],
    ...Object.entries(headers).flatMap(([name, value]) => ['--header', `${name}: ${value}`]),
    ...['--script', SCRIPT, url, '--', `${status}`, method, fromMany ? 'many' : 'one', body],
  ]);
  const result = resultSchema.parse(JSON.parse(stderr));
  if (result.failures > 0 || result.unexpected > 0) {
    throw new Error(
      `${url}: ${result.failures} failures, ${result.unexpected} with another status than ${status}`,
    );
  }
  return {
    requests: result.requests,
    bytes: result.bytes / result.requests,
    perSecond: result.requests / (result.microseconds / 1e6),
    slowMs: result.slowMicroseconds / 1000,
  };
}

/** Returns the version of wrk, such as `4.1.0`; `unknown` if it cannot be started. */
export function wrkVersion(): string {
  // It writes `wrk debian/4.1.0-3 [epoll] Copyright …` to standard output.
  const { stdout } = spawnSync(program, ['-v'], { encoding: 'utf8' });
  return /\d+\.\d+\.\d+/.exec(stdout ?? '')?.[0] ?? 'unknown';
}
