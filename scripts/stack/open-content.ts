import type { ServerEnv } from '../../lib/platform/env/server-env.ts';
import type { ExtraEnv, Supervisor } from '../process/supervisor.ts';
import { importIfEmpty, startContentService } from './content-service.ts';

/**
 * Makes content available according to `env`, and returns the variables with which the site reads it:
 * hosted content needs no action; the embedded service is started and, if its dataset is empty, filled
 * with the demo content. With `startAgain` it is restarted if it ends by itself.
 */
export async function openContent(
  supervisor: Supervisor,
  root: string,
  env: ServerEnv,
  options: { readonly startAgain?: boolean } = {},
): Promise<ExtraEnv> {
  if (env.content.mode === 'hosted') return {};
  const service = await startContentService(supervisor, root, env, options);
  if (await importIfEmpty(supervisor, service)) {
    console.log('The demo content was imported.');
  }
  return service.env;
}
