import 'server-only';
import { closeCircuit } from '../../content/answers/circuit-breaker.ts';
import { requestDeadline } from '../../content/answers/request-deadline.ts';
import { contentClient } from '../../content/client.ts';

/** Sends a minimal query to the content service and closes the circuit if the response is valid. */
export async function probeContentService(): Promise<void> {
  try {
    const options = { cache: 'no-store', signal: AbortSignal.timeout(requestDeadline) } as const;
    const answer = await contentClient.fetch<unknown>('{"ok": true}', {}, options);
    if (typeof answer === 'object' && answer !== null && 'ok' in answer) closeCircuit();
  } catch {
    // The service still does not respond; the caller tries again.
  }
}
