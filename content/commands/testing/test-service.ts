import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createClient, type SanityClient } from '@sanity/client';
import { readSecrets } from '../../../lib/platform/env/content-service-secrets.ts';
import { startContentService } from '../content-service-process.ts';

const root = resolve(import.meta.dirname, '../../..');

export interface TestService {
  /** Its data folder. */
  readonly folder: string;
  readonly port: number;
  /** A client with an administrator's token; `anonymous` has none. */
  readonly client: SanityClient;
  readonly anonymous: SanityClient;
  readonly stop: () => Promise<void>;
}

/** Creates a temporary folder, which the test deletes. */
export const temporaryFolder = () => mkdtemp(join(tmpdir(), 'content-'));

/** Starts a content service with an empty dataset. */
export async function startTestService(): Promise<TestService> {
  const folder = await temporaryFolder();
  // The system chooses a free port: one that is free now may be taken by another test meanwhile.
  const env = { CONTENT_SERVICE_PORT: '0', CONTENT_SERVICE_DATA: folder };
  const service = await startContentService({ root, env });
  if (!service.ok) throw new Error(service.message);
  const { port } = service;
  const anonymous = createClient({
    projectId: 'embedded',
    dataset: 'production',
    apiVersion: '2026-01-01',
    apiHost: `http://127.0.0.1:${port}`,
    useProjectHostname: false,
    useCdn: false,
  });
  const token = readSecrets(folder).tokens.administrator;
  const stop = async () => {
    await service.stop();
    await rm(folder, { recursive: true });
  };
  const client = anonymous.withConfig({ token, perspective: 'raw' });
  return { folder, port, client, anonymous, stop };
}
