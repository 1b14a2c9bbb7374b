import 'server-only';
import { serverEnv } from '../../platform/env/server.ts';
import { log } from '../../platform/log/log.ts';
import { readiness } from '../../platform/readiness.ts';
import { internalAuthorization } from './internal-secret.ts';

/**
 * The tasks that the process requests from itself. `take-over`: take what earlier processes and other
 * instances know, and expire what differs from the build; `refresh`: query everything from the content
 * service again; `moments`: expire the answers with something that begins or ends now.
 */
export const revalidateTasks = ['take-over', 'refresh', 'moments'] as const;

export type RevalidateTask = (typeof revalidateTasks)[number];

/** Maximum duration of a task, in ms. */
const deadline = 60_000;

/**
 * Requests a task from a route handler of this process: the framework expires cache tags only while
 * it handles a request. Returns whether the task was completed; never rejects. A process that is about
 * to end accepts no requests, and the next one begins with all tasks.
 */
export async function requestTask(task: RevalidateTask): Promise<boolean> {
  if (readiness() === 'draining') return false;
  try {
    const response = await fetch(`http://127.0.0.1:${serverEnv.port}/api/revalidate/${task}`, {
      method: 'POST',
      headers: { Authorization: internalAuthorization() },
      cache: 'no-store',
      signal: AbortSignal.timeout(deadline),
    });
    await response.body?.cancel();
    return response.ok;
  } catch (error) {
    log('warning', 'revalidate.task-failed', { task, error: String(error) });
    return false;
  }
}
