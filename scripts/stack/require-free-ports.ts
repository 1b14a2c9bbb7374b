import type { ServerEnv } from '../../lib/platform/env/server-env.ts';
import { isPortFree } from '../process/ports.ts';

/** The processes about to listen; the build needs no port for the site. */
export type Listener = 'site' | 'content service' | 'Studio';

/**
 * Rejects with one line for each port that is in use, before any long task begins. Hosted content
 * needs no port.
 */
export async function requireFreePorts(
  env: ServerEnv,
  listeners: readonly Listener[],
): Promise<void> {
  const { host, port } = env.contentService;
  const problems: string[] = [];
  if (listeners.includes('site') && !(await isPortFree(env.port))) {
    problems.push(
      `Port ${env.port} is already in use. Set PORT to another one, or end what listens there.`,
    );
  }
  if (listeners.includes('Studio') && !(await isPortFree(env.studioPort, 'localhost'))) {
    problems.push(
      `Port ${env.studioPort} (Studio) is already in use. Set STUDIO_PORT to another one, or end what listens there.`,
    );
  }
  const embedded = env.content.mode === 'embedded' && listeners.includes('content service');
  if (embedded && !(await isPortFree(port, host))) {
    problems.push(
      `Port ${port} (content service) is already in use. ` +
        'Set CONTENT_SERVICE_PORT to another one, or end what listens there.',
    );
  }
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
}
