import type { PublishTransform } from '../mutate/publish-step.ts';
import { loadSecrets, type Secrets } from '../secrets/secrets.ts';
import { startServer } from '../server.ts';
import type { QueryLimits } from '../service/service.ts';
import type { Log } from '../util/log.ts';
import { STUDIO } from './start-session.ts';

/** Options of a content service for a test. */
export interface StartOptions {
  readonly dataDir: string;
  /** 0, the default, selects a free port. */
  readonly port?: number;
  readonly allowedOrigins?: readonly string[];
  readonly publicUrl?: string;
  readonly webhookUrl?: string;
  readonly imageCacheMegabytes?: number;
  readonly publishTransform?: PublishTransform;
  readonly queries?: Partial<QueryLimits>;
  /** Receives the log lines for the operator; by default they are discarded. */
  readonly log?: Log;
}

/** A content service for a test. */
export interface StartedContentService {
  readonly url: string;
  readonly port: number;
  readonly tokens: Secrets['tokens'];
  readonly webhookSecret: string;
  close(): Promise<void>;
}

/** Starts a content service in the process of a test, on loopback. */
export async function startContentService(options: StartOptions): Promise<StartedContentService> {
  const server = await startServer({
    host: '127.0.0.1',
    port: options.port ?? 0,
    dataDir: options.dataDir,
    allowedOrigins: options.allowedOrigins ?? ['http://localhost:3000'],
    studios: [STUDIO],
    trustedProxies: [],
    publicUrl: options.publicUrl ?? null,
    webhookUrl: options.webhookUrl ?? null,
    imageCacheMegabytes: options.imageCacheMegabytes ?? 64,
    publishTransform: options.publishTransform ?? null,
    queries: { timeoutMs: 10_000, memoryMegabytes: 96, processes: 2, ...options.queries },
    log: options.log ?? (() => undefined),
  });
  const { tokens, webhookSecret } = loadSecrets(options.dataDir);
  return { url: server.url, port: server.port, tokens, webhookSecret, close: server.close };
}
