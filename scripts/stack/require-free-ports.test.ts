import { createServer } from 'node:net';
import getPort from 'get-port';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseServerEnv } from '../../lib/platform/env/parse-server-env.ts';
import type { ServerEnv } from '../../lib/platform/env/server-env.ts';
import { listen } from '../../server/testing/http.ts';
import { requireFreePorts } from './require-free-ports.ts';

const other = createServer();
let used: string;
let free: string;

beforeEach(async () => {
  used = String(await listen(other));
  free = String(await getPort());
});

afterEach(() => other.close());

function envOf(source: Record<string, string>): ServerEnv {
  const parsed = parseServerEnv(source);
  if (!parsed.ok) {
    throw new Error(parsed.problems.join());
  }
  return parsed.env;
}

it('reports in one line which port of the site is used, and what to do', async () => {
  const env = envOf({ PORT: used, CONTENT_SERVICE_PORT: free });
  await expect(requireFreePorts(env, ['site', 'content service'])).rejects.toThrow(
    `Port ${used} is already in use. Set PORT to another one, or end what listens there.`,
  );
});

it('reports both ports if both are used', async () => {
  const env = envOf({ PORT: used, CONTENT_SERVICE_PORT: used });
  await expect(requireFreePorts(env, ['site', 'content service'])).rejects.toThrow(
    new RegExp(`^Port ${used} is .*\\nPort ${used} \\(content service\\) is .*$`),
  );
});

it('checks only the required ports', async () => {
  const hosted = { SANITY_PROJECT_ID: 'abc', SANITY_WEBHOOK_SECRET: 'a-secret-of-some-length' };
  const env = envOf({ ...hosted, PORT: free, CONTENT_SERVICE_PORT: used });
  await expect(requireFreePorts(env, ['site', 'content service'])).resolves.toBeUndefined();
  const building = envOf({ PORT: used, CONTENT_SERVICE_PORT: free });
  await expect(requireFreePorts(building, ['content service'])).resolves.toBeUndefined();
});
