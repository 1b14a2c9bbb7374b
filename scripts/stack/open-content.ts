import type { ServerEnv } from '../../lib/platform/env/server-env.ts';
import type { ExtraEnv, Supervisor } from '../process/supervisor.ts';
import { importIfEmpty, startContentService } from './content-service.ts';

/** Readable content, and the variables with which the site reads it. */
export interface OpenContent {
  readonly env: ExtraEnv;
  /** The secret that signs webhooks. */
  readonly webhookSecret: string;
}

/**
 * Makes content available according to `env`: hosted content needs no action; the embedded service
 * is started and, if its dataset is empty, filled with the demo content. With `startAgain` the
 * embedded service is restarted if it ends by itself.
 */
export async function openContent(
  supervisor: Supervisor,
  root: string,
  env: ServerEnv,
  options: { readonly startAgain?: boolean } = {},
): Promise<OpenContent> {
  if (env.content.mode === 'hosted') {
    return { env: {}, webhookSecret: env.content.webhookSecret };
  }
  const service = await startContentService(supervisor, root, env, options);
  if (await importIfEmpty(supervisor, service)) {
    console.log('The demo content was imported.');
  }
  return { env: service.env, webhookSecret: service.webhookSecret };
}
