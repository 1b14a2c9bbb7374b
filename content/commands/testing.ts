import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createClient, type SanityClient } from '@sanity/client';
import { z } from 'zod';
import { ensureContentService } from './content-service-process.ts';

const root = resolve(import.meta.dirname, '../..');
const secretsSchema = z.object({ tokens: z.object({ administrator: z.string() }) });

export interface TestService {
  readonly folder: string;
  /** With an administrator's token, or as anybody. */
  readonly client: SanityClient;
  readonly anonymous: SanityClient;
  readonly stop: () => Promise<void>;
}

/** A port of this machine that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** A folder that is there for one test file. */
export const temporaryFolder = () => mkdtemp(join(tmpdir(), 'content-'));

/** A content service of its own, with an empty dataset. */
export async function startTestService(): Promise<TestService> {
  const folder = await temporaryFolder();
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const env = { CONTENT_SERVICE_PORT: String(port), CONTENT_SERVICE_DATA: folder };
  const service = await ensureContentService({ root, address, env });
  if (!service.ok) throw new Error(service.message);
  const secrets = await readFile(join(folder, 'secrets.json'), 'utf8');
  const anonymous = createClient({
    projectId: 'embedded',
    dataset: 'production',
    apiVersion: '2026-01-01',
    apiHost: address,
    useProjectHostname: false,
    useCdn: false,
  });
  const token = secretsSchema.parse(JSON.parse(secrets)).tokens.administrator;
  const stop = async () => {
    await service.stop();
    await rm(folder, { recursive: true });
  };
  return { folder, client: anonymous.withConfig({ token, perspective: 'raw' }), anonymous, stop };
}
