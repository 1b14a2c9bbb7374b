import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type SanityClient } from '@sanity/client';
import type { Role } from '../secrets/secrets.ts';
import { type StartedContentService, type StartOptions, startContentService } from './start.ts';

/** A content service with its own data folder, and clients for it. */
export interface Fixture {
  readonly dataDir: string;
  readonly service: StartedContentService;
  /** Returns a client with the token of a role, or without one; never over a CDN. */
  client(role?: Role, options?: { apiVersion?: string; dataset?: string }): SanityClient;
  /** Stops the service and restarts it with the same data. */
  restart(options?: Omit<StartOptions, 'dataDir'>): Promise<void>;
  /** Stops the service and deletes its data. */
  remove(): Promise<void>;
}

/** Creates a {@link Fixture}, with the data of a folder if one is given. */
export async function createFixture(
  options: Omit<StartOptions, 'dataDir'> & { dataDir?: string } = {},
): Promise<Fixture> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'content-service-')));
  let service = await startContentService({ ...options, dataDir });
  return {
    dataDir,
    get service() {
      return service;
    },
    client: (role, { apiVersion = '2026-01-01', dataset = 'production' } = {}) =>
      createClient({
        projectId: 'embedded',
        dataset,
        apiVersion,
        apiHost: service.url,
        useProjectHostname: false,
        useCdn: false,
        maxRetries: 0,
        ...(role === undefined ? {} : { token: service.tokens[role] }),
      }),
    restart: async (next = options) => {
      await service.close();
      service = await startContentService({ ...next, dataDir });
    },
    remove: async () => {
      await service.close();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
