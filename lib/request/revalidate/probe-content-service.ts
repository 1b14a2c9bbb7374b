import 'server-only';
import { closeCircuit } from '../../content/answers/circuit-breaker.ts';
import { requestDeadline } from '../../content/answers/request-deadline.ts';
import { contentClient } from '../../content/client.ts';

/** Asks the content service for next to nothing and closes the circuit when it answers properly. */
export async function probeContentService(): Promise<void> {
  try {
    const options = { cache: 'no-store', signal: AbortSignal.timeout(requestDeadline) } as const;
    const answer = await contentClient.fetch<unknown>('{"ok": true}', {}, options);
    if (typeof answer === 'object' && answer !== null && 'ok' in answer) closeCircuit();
  } catch {
    // Still silent; the caller tries again.
  }
}
